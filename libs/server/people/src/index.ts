/** Who asks, and from where; the current user, settling in, taking one's data along, leaving. */
export { type AboutPerson, readAbout } from './read-about.ts';
export { readOnboarding, readSettings } from './settle-in.ts';
export { currentUser } from './current-user.ts';
export { deleteDueAccounts, type EndPlan, requestDeletion } from './delete-account.ts';
export { peopleRoutes } from './people.routes.ts';
