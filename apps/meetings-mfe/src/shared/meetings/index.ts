/** What listening, bringing, reading and looking back share. */
export { meetingsApi, useMeetingsCreateMutation, useMeetingsEndMutation } from './meetings-api.ts';
