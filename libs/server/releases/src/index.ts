/** Chooses each visitor's releases, serves the builds' files and the HTML that names them, and manages the registry. */
export { guardrailsModule, type GuardrailsModule, type GuardrailSettings } from './guardrails/index.ts';
export { openSite, type DevServers, type Site } from './open-site.ts';
export { publicKeys } from '@greenroom/release-registry';
export { overridesOf } from './overrides-of.ts';
export { releasePasses, type ReleasePasses } from './release-passes.ts';
export { releaseRoutes } from './releases.routes.ts';
export { writeDocument, type DocumentDependencies } from './write-document.ts';
export { releaseChoiceRoutes } from './release-choices.ts';
export { registryModule, type RegistryModule } from './registry/registry-module.ts';
export { ownedReleaseChanges } from './registry/owned-release-changes.ts';
export type { NoticeSettings } from './notices/notice.ts';
export { readScope, type ReleaseToken } from '@greenroom/release-registry';
