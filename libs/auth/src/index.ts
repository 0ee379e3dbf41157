/** Who uses the page. */
export { useCurrentUser } from './current-user.ts';
