import type { Money, PlanTier, ProviderName, ReleaseNoticeKind } from '@greenroom/contracts';

export type WayInChange =
  | 'connected'
  | 'disconnected'
  | 'passkey-added'
  | 'passkey-removed'
  | 'codes-added'
  | 'codes-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used';

/** What became of the plan of an account that is to be deleted. `day`: as people read it. */
export type EndedWithAccount = { how: 'now'; refunded: Money | null } | { how: 'later'; day: string };

/** What a mail says, before it is put into words. Links are whole addresses. */
export type MailTemplate =
  | { template: 'confirm-address'; name: string; link: string }
  | { template: 'confirm-new-address'; name: string; link: string }
  | { template: 'reset-password'; name: string; link: string }
  | { template: 'account-exists'; name: string; link: string }
  | { template: 'password-changed'; name: string; link: string }
  | { template: 'address-changed'; name: string; newAddress: string; link: string }
  | { template: 'address-change-asked'; name: string; link: string }
  | { template: 'session-reused'; name: string; link: string }
  | { template: 'way-in-changed'; change: WayInChange; name: string; provider?: ProviderName; link: string }
  | { template: 'deletion-asked'; name: string; day: string; link: string; plan?: EndedWithAccount }
  | { template: 'account-deleted'; name: string }
  | { template: 'waitlist'; link: string }
  | PracticeReminder
  | ReleaseNotice
  | CommerceMail;

/** News of a release, for the owner of its app. `app` and `version` are empty where it is of the whole registry. */
export interface ReleaseNotice {
  template: 'release-notice';
  kind: ReleaseNoticeKind;
  app: string;
  version: string;
  /** In English, with the figures. */
  text: string;
  link: string;
}

/** A reminder of a practice plan. `title`: of the step that is next; `last`: no more come until its person is back. */
export interface PracticeReminder {
  template: 'practice-reminder';
  name: string;
  step: 'item' | 'scene' | 'coach';
  title: string;
  last: boolean;
  link: string;
  /** The page that turns reminders off without signing in, and what mail programs call for the same. */
  stop: string;
  oneClick: string;
}

/** Mails about plans. Moments are ISO 8601. */
export type CommerceMail =
  | PlanBegun
  | { template: 'receipt'; name: string; amount: Money; number: string; day: string; link: string }
  | { template: 'trial-ends'; name: string; amount: Money; day: string; link: string }
  | { template: 'pause-ends'; name: string; amount: Money; day: string; link: string }
  | { template: 'payment-failed'; name: string; amount: Money; day: string; link: string }
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
      /** Which contract, in their words; empty where they did not say. */
      contract: string;
      link: string;
    };

/** The confirmation of what was ordered, to be kept: with the right to withdraw and the terms as they are then. */
export interface PlanBegun {
  template: 'plan-begun';
  name: string;
  /** What the order is known by. */
  number: string;
  tier: PlanTier;
  /** Of the plan, each year or each month. */
  price: Money;
  begunAt: string;
  /** Nothing where there is no trial. */
  trialEnds: string | null;
  /** What is charged next; nothing where nothing will be. */
  next: (Money & { at: string }) | null;
  /** Whose customer one is: name and address. */
  seller: readonly string[];
  link: string;
  links: { cancel: string; withdraw: string };
}
