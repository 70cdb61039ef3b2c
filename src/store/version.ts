import { version } from '../../package.json';

/** The app's version, as every export names it and every checkpoint is bound to it. */
export const APP_VERSION: string = version;
