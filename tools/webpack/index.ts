/** How apps are built: an app's own configuration holds its name and its routes, all else is here. */
export { remoteConfig } from './remote-config.ts';
export { shellConfig } from './shell-config.ts';
