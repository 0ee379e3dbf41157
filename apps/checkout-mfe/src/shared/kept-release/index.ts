/** A checkout ends with the release that it was begun with. */
export { useKeptRelease, useReleaseLetGo } from './use-kept-release.ts';
