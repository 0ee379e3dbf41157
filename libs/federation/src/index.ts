/** The part of federation that is the same in browser and server: records, registry, choice, what the HTML carries. */
export * from './release.ts';
export * from './registry.ts';
export * from './choose-release.ts';
export * from './choose-manifest.ts';
export * from './offered.ts';
export * from './overrides.ts';
export * from './with-releases.ts';
export * from './signature.ts';
export * from './open-documents.ts';
export { UnsoundDocument } from './check-shape.ts';
export * from './owner-of.ts';
export * from './document.ts';
export * from './remote-routes.ts';
export * from './trusted-types.ts';
export * from './content-policy.ts';
export * from './with-retries.ts';
