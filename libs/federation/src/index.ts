/** The part of federation that is the same in browser and server: records, who owns a path, what the HTML carries. */
export * from './release.ts';
export * from './owner-of.ts';
export * from './document.ts';
export * from './remote-routes.ts';
