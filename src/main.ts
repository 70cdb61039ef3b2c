import { registerApp } from './pwa/register.ts';

registerApp();
const target = document.getElementById('app');
if (target !== null) target.textContent = `Tablekeeper ${__APP_VERSION__}`;
