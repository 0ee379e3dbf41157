import type { Money, PlanTier, ProviderName, ReleaseNoticeKind } from '@greenroom/contracts';

export type AuthMethodChange =
  | 'connected'
  | 'disconnected'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-added'
  | 'codes-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used';

/** What happened to the plan of an account that is to be deleted. `day` is formatted for the reader. */
export type EndedWithAccount = { how: 'now'; refunded: Money | null } | { how: 'later'; day: string };

/** The contents of a mail, before they are put into words. Links are absolute URLs. */
export type MailTemplate =
  | { template: 'confirm-address'; name: string; link: string }
  | { template: 'confirm-new-address'; name: string; link: string }
  | { template: 'reset-password'; name: string; link: string }
  | { template: 'account-exists'; name: string; link: string }
  | { template: 'password-changed'; name: string; link: string }
  | { template: 'address-changed'; name: string; newAddress: string; link: string }
  | { template: 'address-change-asked'; name: string; link: string }
  | { template: 'session-reused'; name: string; link: string }
  | { template: 'way-in-changed'; change: AuthMethodChange; name: string; provider?: ProviderName; link: string }
  | { template: 'deletion-asked'; name: string; day: string; link: string; plan?: EndedWithAccount }
  | { template: 'account-deleted'; name: string }
  | { template: 'waitlist'; link: string }
  | PracticeReminder
  | ReleaseNotice
  | CommerceMail;

/**
 * A notice to the owner of an app about one of its releases. `app` and `version` are empty if it is about the whole
 * registry.
 */
export interface ReleaseNotice {
  template: 'release-notice';
  kind: ReleaseNoticeKind;
  app: string;
  version: string;
  /** In English, including the figures. */
  text: string;
  link: string;
}

/**
 * A reminder of a practice plan. `title` is that of the next step; `last` says that no more follow until the account is
 * active again.
 */
export interface PracticeReminder {
  template: 'practice-reminder';
  name: string;
  step: 'item' | 'scene' | 'coach';
  title: string;
  last: boolean;
  link: string;
  /** The page that turns reminders off without signing in, and the URL that mail programs call to unsubscribe. */
  stop: string;
  oneClick: string;
}

/** Mails about plans. Moments are ISO 8601. */
export type CommerceMail =
  | PlanBegun
  | { template: 'receipt'; name: string; amount: Money; number: string; day: string; link: string }
  | { template: 'trial-ends'; name: string; amount: Money; day: string; link: string }
  | { template: 'pause-ends'; name: string; amount: Money; day: string; link: string }
  | {
      template: 'payment-failed';
      name: string;
      amount: Money;
      /** The end of the grace period. */
      day: string;
      /** Whether the provider tries the card again by itself. */
      isRetried: boolean;
      link: string;
    }
  | { template: 'plan-ended'; name: string; why: 'canceled' | 'unpaid' | 'trial-had'; link: string }
  | { template: 'refunded'; name: string; amount: Money; link: string }
  | {
      template: 'cancellation-received';
      at: string;
      kind: 'ordinary' | 'extraordinary';
      /** `soonest`, or a day. */
      wishedFor: string;
      link: string;
    }
  | {
      template: 'withdrawal-received';
      at: string;
      name: string;
      email: string;
      /** Which contract, in the declarant's words; empty if they did not say. */
      contract: string;
      link: string;
    };

/** The order confirmation, for the customer to keep, with the right of withdrawal and the terms as they stand then. */
export interface PlanBegun {
  template: 'plan-begun';
  name: string;
  /** The order number. */
  number: string;
  tier: PlanTier;
  /** The price of the plan, per year or per month. */
  price: Money;
  begunAt: string;
  /** Null without a trial. */
  trialEnds: string | null;
  /** The next charge; null if there is none. */
  next: (Money & { at: string }) | null;
  /** The seller's name and address. */
  seller: readonly string[];
  link: string;
  links: { cancel: string; withdraw: string };
}
