/** How a checkout session stands, and which one this tab is at. */
export {
  attemptFor,
  attemptSession,
  endAttempt,
  endAttemptOf,
  keepAttemptSent,
  keepAttemptSession,
  sentSession,
  type SentSession,
} from './attempt.ts';
export { useCommerceCheckoutSessionQuery, useLazyCommerceCheckoutSessionQuery } from './session-api.ts';
export { successAddress } from './success-address.ts';
