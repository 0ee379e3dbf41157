/** The role-play API, shared by several pages. */
export * from './roleplay-api.ts';
