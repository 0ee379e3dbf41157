/** The state of a checkout session, and this tab's session. */
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
export {
  useCommerceCheckoutSessionExpireMutation,
  useCommerceCheckoutSessionQuery,
  useCommerceCheckoutSessionRefusedMutation,
  useLazyCommerceCheckoutSessionQuery,
} from './session-api.ts';
export { successAddress } from './success-address.ts';
