/** Shared by listening, uploading, reading and looking back. */
export { meetingsApi, useMeetingsCreateMutation, useMeetingsEndMutation } from './meetings-api.ts';
