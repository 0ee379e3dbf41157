/** Who asks, and from where. */
export { currentUser } from './current-user.ts';
export { knowPeople } from './know-people.ts';
export { peopleRoutes } from './people.routes.ts';
export { refuseForeignRequests } from './refuse-foreign-requests.ts';
export type { Person } from './domain/person.ts';
