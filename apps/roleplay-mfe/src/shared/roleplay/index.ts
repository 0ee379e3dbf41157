/** The API's role-play, as several pages ask it. */
export * from './roleplay-api.ts';
