/** The current user, onboarding and settings, the data export and the deletion of accounts. */
export { type AboutPerson, readAbout } from './read-about.ts';
export { readOnboarding, readSettings } from './settle-in.ts';
export { currentUser } from './current-user.ts';
export { deleteDueAccounts, type EndPlan, requestDeletion } from './delete-account.ts';
export { peopleRoutes } from './people.routes.ts';
