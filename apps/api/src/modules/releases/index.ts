/** Which release of which remote a visitor gets, the builds' files, and the HTML that names them. */
export { openSite, type DevServers, type Site } from './open-site.ts';
export type { Releases } from './domain/releases.ts';
export { publicKeys } from './release-keys.ts';
export { overridesOf } from './overrides-of.ts';
export { releaseRoutes } from './releases.routes.ts';
export { writeDocument, type DocumentDependencies } from './write-document.ts';
export { releaseChoiceRoutes } from './release-choices.ts';
