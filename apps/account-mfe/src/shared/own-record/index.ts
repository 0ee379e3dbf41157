/** Changes of one's own record. */
export { useUsersUpdateMutation } from './users-update.ts';
