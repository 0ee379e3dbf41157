/** The build of apps: an app's own configuration holds its name and its routes, everything else is here. */
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
