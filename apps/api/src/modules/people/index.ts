/** Who asks, and from where; the current user, settling in, taking one's data along, leaving. */
export { type AboutPerson, readAbout } from './read-about.ts';
export { readOnboarding } from './settle-in.ts';
export { currentUser } from './current-user.ts';
export { deleteDueAccounts } from './delete-account.ts';
export { knowPeople } from './know-people.ts';
export { peopleRoutes } from './people.routes.ts';
export { isOwnOrigin, refuseForeignRequests } from './refuse-foreign-requests.ts';
export type { OwnedData } from './domain/owned-data.ts';
export type { Person } from './domain/person.ts';
export { holds, noPlan, type PersonPlan, type Subscription } from './domain/subscription.ts';
