import { z } from 'zod';
import { Email, Name } from './auth.schema.ts';
import { bounds } from '../bounds.ts';
import { MoneyAmount } from '../commerce/commerce.schema.ts';
import { originatorTypes } from '../commerce/originators.ts';
import { freeTrialStates } from '../commerce/free-trial.ts';
import { locales } from '../locale.ts';
import { TimeZone } from '../time-zone.schema.ts';
import { manners, peopleOneSpeaksWith } from './onboarding.ts';
import { verdicts } from './policy.ts';

/** The current plan status, as analytics names it (specification, section 3). */
export const PlanStatus = z.enum(['FREE', 'TRIAL', 'ACTIVE', 'CANCELED', 'ENTERPRISE']);
export type PlanStatus = z.infer<typeof PlanStatus>;

const Share = z.object({ used: z.number().int().nonnegative(), most: z.number().int().nonnegative() });

/**
 * What the user may use of the coaches and has used: messages and call time share one allowance. `taste`: once and for
 * all; `fair-use`: with a plan, renewed monthly. Source: docs/specification.md, 10.1 and 10.3.
 */
export const Allowance = z.object({
  kind: z.enum(['taste', 'fair-use']),
  messages: Share,
  voiceSeconds: Share,
  /** What is left; either messages or voice, not both. */
  messagesLeft: z.number().int().nonnegative(),
  voiceSecondsLeft: z.number().int().nonnegative(),
  /** The day (UTC) on which the monthly allowance renews. */
  renewsOn: z.iso.date().nullable(),
});
export type Allowance = z.infer<typeof Allowance>;

const verdict = z.enum(verdicts);

/**
 * The current user (specification, section 3). A visitor gets the same record with `loggedIn: false` and neither id nor
 * e-mail: a logged-in user has both.
 */
export const CurrentUser = z.object({
  id: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  loggedIn: z.boolean(),
  emailConfirmed: z.boolean(),
  /** null when the user chose none; the browser's language applies then. */
  locale: z.enum(locales).nullable(),
  /** The time zone of the user's days and hours; null until one of their browsers has reported it. */
  timeZone: z.string().nullable(),
  profile: z.object({ id: z.number().int().positive() }).nullable(),
  subscribedState: PlanStatus,
  /** null without a subscription, and when only a setting grants the plan. */
  subscription: z.object({ id: z.string().nullable(), originatorType: z.enum(originatorTypes) }).nullable(),
  enterpriseAdmin: z.boolean(),
  activeAnnualPass: z.boolean(),
  /** A failed payment for the plan, and until when the plan stays valid without it. */
  overdue: MoneyAmount.extend({ until: z.iso.datetime() }).optional(),
  /** The plan is paused: until when, and what is charged then; null if that is unknown. */
  paused: z.object({ until: z.iso.datetime(), charge: MoneyAmount.nullable() }).optional(),
  /** What the plan unlocks; empty without a valid plan (specification, section 6). */
  accessibleProducts: z.array(z.string()),
  loggedInMobileWebUser: z.boolean(),
  /** The address belongs to the parent company; for analytics. */
  isMcEmail: z.boolean(),
  /** A demonstration account; for analytics. */
  isTestUser: z.boolean(),
  /** Signed in with a Google account of the company and a second factor. */
  staff: z.boolean(),
  /** Would be staff once a second factor is set up or given. */
  staffNeedsFactor: z.boolean(),
  /** Whether the user has answered or skipped onboarding. */
  onboarded: z.boolean(),
  /** The day on which the account is deleted, if its deletion was requested. */
  deletedFrom: z.iso.datetime().nullable(),
  analytics: z.object({
    userId: z.string().nullable(),
    personaUserId: z.string().nullable(),
    anonymousId: z.string().nullable(),
    properties: z.object({ userPlanStatus: PlanStatus }),
  }),
  /**
   * `trialPeriodInDays`: length of a trial, 0 if the user has had one; `freeTrial` says whether one is offered, and so
   * sold.
   * `moneyBack`: a purchase would come with the money-back guarantee, unless the paying card had a refund before.
   */
  purchaseEligibility: z.object({ trialPeriodInDays: z.number().int().nonnegative(), moneyBack: z.boolean() }),
  freeTrial: z.enum(freeTrialStates),
  /** null when plans are disabled. */
  allowance: Allowance.nullable(),
  /** Whether a promotion is active; the paywall leads to it then. */
  promotionOn: z.boolean(),
  /** The user's rights; see `entitlements` of the API. */
  rights: z.object({
    everyone: verdict,
    account: verdict,
    browse: verdict,
    chat: verdict,
    call: verdict,
    wholeLibrary: verdict,
    roleplay: verdict,
    meetings: verdict,
    staff: verdict,
    staffPeople: verdict,
    staffSupport: verdict,
    staffMoney: verdict,
    staffReleases: verdict,
    staffAdmin: verdict,
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const UserParams = z.object({ uuid: z.literal('me') });
/** `info` requests the user-info record of the specification, which is the same. */
export const UserQuery = z.object({ view: z.literal('info').optional() });
export const UserUpdate = z.object({
  name: Name.optional(),
  locale: z.enum(locales).optional(),
  timeZone: TimeZone.optional(),
});

export const CheckEmailQuery = z.object({ email: Email });
export const CheckedEmail = z.object({ exists: z.boolean() });

/**
 * Onboarding: what the user is working on, with whom, and how a coach should speak to them. Skippable and resumable.
 */
const OnboardingAnswers = z.object({
  goal: z.string().trim().max(bounds.onboardingAnswerLength).nullable(),
  withWhom: z.enum(peopleOneSpeaksWith).nullable(),
  manner: z.enum(manners).nullable(),
});
export const Onboarding = OnboardingAnswers.extend({ status: z.enum(['open', 'skipped', 'done']) });
export type Onboarding = z.infer<typeof Onboarding>;
/** Fields left out stay unchanged. */
export const OnboardingSave = Onboarding.partial();

export const AccountSettings = z.object({
  notifications: z.object({
    /** A coach asks how a conversation went. */
    checkIns: z.boolean(),
    /** Reminders before a trial ends, receipts. Those that the law requires are always sent. */
    reminders: z.boolean(),
    /** Product news. */
    news: z.boolean(),
  }),
});
export type AccountSettings = z.infer<typeof AccountSettings>;
/** Fields left out stay unchanged. */
export const SettingsSave = z.object({ notifications: AccountSettings.shape.notifications.partial() });
export type SettingsSave = z.infer<typeof SettingsSave>;

/** Pages of the parent company (specification, section 2); null if the installation has none. */
export const CompanyLinks = z.object({ editAccount: z.url().nullable(), deleteData: z.url().nullable() });
export type CompanyLinks = z.infer<typeof CompanyLinks>;

/** Requests the deletion of the account; `password` is required if the account has one. */
export const DeletionRequest = z.object({
  password: z.string().max(bounds.passwordLength.max).optional(),
  /**
   * What happens to a running plan: it ends at once, or at the end of the paid period; the account is then deleted on
   * that day if it is later than in 14 days. Neither is followed by another charge.
   */
  plan: z.enum(['end_now', 'period_end']).default('period_end'),
});
export const DeletionAnswer = z.object({ deletedFrom: z.iso.datetime().nullable() });
