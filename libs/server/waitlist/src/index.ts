/** The waiting list for what opens next. */
export { ownedWaitlist } from './owned-waitlist.ts';
export { waitlistRoutes } from './waitlist.routes.ts';
