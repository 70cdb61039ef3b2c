import { createContext } from 'svelte';
import type { App } from './app.svelte.ts';

/** The app's state, for the screens. */
export const [getApp, setApp] = createContext<App>();
