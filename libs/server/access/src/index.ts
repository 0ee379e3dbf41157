/** The person behind a request and what they may do: plans, rights, and the registry of personal data. */
export { emailKeyOf } from './email-key.ts';
export { type Rights, type RightsOf, entitlements, rightsBySetting } from './entitlements.ts';
export type { Identify } from './identify.ts';
export { authenticate } from './authenticate.ts';
export type { LibraryRight } from './library-right.ts';
export { isLoopback, isOnThisMachine, wasForwarded } from './loopback.ts';
export type { PersonalData } from './personal-data.ts';
export type { Person } from './person.ts';
export { isOwnOrigin, refuseForeignRequests } from './refuse-foreign-requests.ts';
export type { SignedInAccount } from './signed-in-account.ts';
export { type PausedPlan, type PersonPlan, type Subscription, holds, noPlan, planInForce } from './subscription.ts';
