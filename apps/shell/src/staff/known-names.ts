import type {
  AdapterFailure,
  AuditEvent,
  AuthMethod,
  DisputeState,
  JobState,
  ListedSubscriptionState,
  StaffActionName,
} from '@greenroom/contracts';

/** Events and log-in methods with a text. One of an older or newer release is shown by its name. */
const events: Record<AuditEvent, true> = {
  'signed-up': true,
  'logged-in': true,
  'log-in-failed': true,
  'logged-out': true,
  'session-ended': true,
  'sessions-ended': true,
  'token-reused': true,
  'reset-asked': true,
  'password-reset': true,
  'password-changed': true,
  'address-confirmed': true,
  'address-change-asked': true,
  'address-changed': true,
  'deletion-asked': true,
  'deletion-withdrawn': true,
  'account-deleted': true,
  connected: true,
  disconnected: true,
  'taken-over': true,
  'factor-added': true,
  'factor-removed': true,
  'factor-failed': true,
  'recovery-codes-made': true,
  'data-exported': true,
  'terms-agreed': true,
  'release-changed': true,
};

const providers: Record<AuthMethod | 'staff-link', true> = {
  password: true,
  google: true,
  apple: true,
  facebook: true,
  oidc: true,
  'staff-link': true,
};

/** Reasons why calls to an adapter fail. */
const failures: Record<AdapterFailure, true> = {
  'too-slow': true,
  'rate-limited': true,
  unavailable: true,
  'cut-off': true,
  nonsense: true,
  'not-allowed': true,
  'bad-request': true,
  'not-installed': true,
  empty: true,
  refused: true,
  'out-of-resources': true,
};

/** Staff actions with a text. */
const actions: Record<StaffActionName, true> = {
  'role-granted': true,
  'role-revoked': true,
  'mail-sent': true,
  'address-confirmed': true,
  blocked: true,
  unblocked: true,
  'sessions-ended': true,
  'plan-granted': true,
  'plan-ended': true,
  'deletion-asked': true,
  'job-retried': true,
  'refund-asked': true,
  'announcement-written': true,
  'announcement-changed': true,
  'announcement-ended': true,
};

/** States of listed background jobs. */
const jobStates: Record<JobState, true> = { failed: true, retrying: true, late: true, stuck: true };

/** States of listed subscriptions. */
const subscriptionStates: Record<ListedSubscriptionState, true> = {
  active: true,
  trial: true,
  past_due: true,
  paused: true,
  canceled: true,
  canceled_trial: true,
  ended: true,
};

/** States of listed disputes. */
const disputeStates: Record<DisputeState, true> = { open: true, closed: true };

/** A dispute's reasons and statuses with a text, as the payment provider names them. */
const disputeReasons = {
  credit_not_processed: true,
  duplicate: true,
  fraudulent: true,
  general: true,
  product_not_received: true,
  product_unacceptable: true,
  subscription_canceled: true,
  unrecognized: true,
} as const;
const disputeStatuses = {
  lost: true,
  needs_response: true,
  prevented: true,
  under_review: true,
  warning_closed: true,
  warning_needs_response: true,
  warning_under_review: true,
  won: true,
} as const;

export const actionNames = Object.keys(actions) as StaffActionName[];
export const jobStateNames = Object.keys(jobStates) as JobState[];
export const subscriptionStateNames = Object.keys(subscriptionStates) as ListedSubscriptionState[];
export const isKnownAction = (name: string): name is StaffActionName => Object.hasOwn(actions, name);
export const isKnownEvent = (name: string): name is keyof typeof events => Object.hasOwn(events, name);
export const isKnownFailure = (name: string): name is AdapterFailure => Object.hasOwn(failures, name);
export const isKnownJobState = (name: string): name is JobState => Object.hasOwn(jobStates, name);
export const isKnownProvider = (name: string): name is keyof typeof providers => Object.hasOwn(providers, name);
export const isKnownSubscriptionState = (name: string): name is ListedSubscriptionState =>
  Object.hasOwn(subscriptionStates, name);
export const disputeStateNames = Object.keys(disputeStates) as DisputeState[];
export const isKnownDisputeState = (name: string): name is DisputeState => Object.hasOwn(disputeStates, name);
export const isKnownDisputeReason = (name: string): name is keyof typeof disputeReasons =>
  Object.hasOwn(disputeReasons, name);
export const isKnownDisputeStatus = (name: string): name is keyof typeof disputeStatuses =>
  Object.hasOwn(disputeStatuses, name);
