/** What bringing, reading and looking back share. */
export { meetingsApi } from './meetings-api.ts';
