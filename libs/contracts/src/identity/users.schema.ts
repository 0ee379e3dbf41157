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

/** What one's plan is at the moment, as analytics names it (specification, section 3). */
export const PlanStatus = z.enum(['FREE', 'TRIAL', 'ACTIVE', 'CANCELED', 'ENTERPRISE']);
export type PlanStatus = z.infer<typeof PlanStatus>;

const Share = z.object({ used: z.number().int().nonnegative(), most: z.number().int().nonnegative() });

/**
 * What one may use of the coaches, and did: messages and time on the line draw on one and the same share. `taste`: once
 * and for all; `fair-use`: of a plan, anew with each month. Source: docs/specification.md, 10.1 and 10.3.
 */
export const Allowance = z.object({
  kind: z.enum(['taste', 'fair-use']),
  messages: Share,
  voiceSeconds: Share,
  /** What still fits; either of the two, not both. */
  messagesLeft: z.number().int().nonnegative(),
  voiceSecondsLeft: z.number().int().nonnegative(),
  /** The day (UTC) on which a month's share is whole again. */
  renewsOn: z.iso.date().nullable(),
});
export type Allowance = z.infer<typeof Allowance>;

const verdict = z.enum(verdicts);

/**
 * The current user (specification, section 3). A visitor gets the same record with `loggedIn: false` and neither id nor
 * e-mail: logged in means having both.
 */
export const CurrentUser = z.object({
  id: z.string().nullable(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  loggedIn: z.boolean(),
  emailConfirmed: z.boolean(),
  /** Nothing where none was chosen: the browser's then. */
  locale: z.enum(locales).nullable(),
  /** In which their days and hours are; nothing until a browser of theirs has said where it is. */
  timeZone: z.string().nullable(),
  profile: z.object({ id: z.number().int().positive() }).nullable(),
  subscribedState: PlanStatus,
  /** Nothing without one, and where a setting alone gives it. */
  subscription: z.object({ id: z.string().nullable(), originatorType: z.enum(originatorTypes) }).nullable(),
  enterpriseAdmin: z.boolean(),
  activeAnnualPass: z.boolean(),
  /** A payment for one's plan that did not go through, and until when the plan stays open without it. */
  overdue: MoneyAmount.extend({ until: z.iso.datetime() }).optional(),
  /** One’s plan is paused: until when, and what is charged then; null where that is not known. */
  paused: z.object({ until: z.iso.datetime(), charge: MoneyAmount.nullable() }).optional(),
  /** What one’s plan opens; empty without a plan that holds (specification, section 6). */
  accessibleProducts: z.array(z.string()),
  loggedInMobileWebUser: z.boolean(),
  /** An address of the parent company's, for analytics. */
  isMcEmail: z.boolean(),
  /** An account of the demonstration's, for analytics. */
  isTestUser: z.boolean(),
  /** Signed in by a Google account of the company's, and with a second factor. */
  staff: z.boolean(),
  /** Would be staff, once a second factor is set up or given. */
  staffNeedsFactor: z.boolean(),
  /** Whether onboarding is behind one: answered or skipped. */
  onboarded: z.boolean(),
  /** The day from which the account is gone, where its deletion was asked for. */
  deletedFrom: z.iso.datetime().nullable(),
  analytics: z.object({
    userId: z.string().nullable(),
    personaUserId: z.string().nullable(),
    anonymousId: z.string().nullable(),
    properties: z.object({ userPlanStatus: PlanStatus }),
  }),
  /**
   * How long a trial would be; whether one is offered, and so sold, is `freeTrial`. 0 where one was had before.
   * `moneyBack`: a purchase would come with the money-back guarantee, unless the card that pays it had a refund.
   */
  purchaseEligibility: z.object({ trialPeriodInDays: z.number().int().nonnegative(), moneyBack: z.boolean() }),
  freeTrial: z.enum(freeTrialStates),
  /** Nothing where plans are off. */
  allowance: Allowance.nullable(),
  /** Whether a promotion is on: where the paywall is then. */
  promotionOn: z.boolean(),
  /** What one may do; see `entitlements` of the API. */
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
    staffReleases: verdict,
    staffAdmin: verdict,
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const UserParams = z.object({ uuid: z.literal('me') });
/** `info` is the user-info record of the specification, which is the same. */
export const UserQuery = z.object({ view: z.literal('info').optional() });
export const UserUpdate = z.object({
  name: Name.optional(),
  locale: z.enum(locales).optional(),
  timeZone: TimeZone.optional(),
});

export const CheckEmailQuery = z.object({ email: Email });
export const CheckedEmail = z.object({ exists: z.boolean() });

/** Onboarding: what one is working on, with whom, how one likes to be spoken to. Skippable and resumable. */
const OnboardingAnswers = z.object({
  goal: z.string().trim().max(bounds.onboardingAnswerLength).nullable(),
  withWhom: z.enum(peopleOneSpeaksWith).nullable(),
  manner: z.enum(manners).nullable(),
});
export const Onboarding = OnboardingAnswers.extend({ status: z.enum(['open', 'skipped', 'done']) });
export type Onboarding = z.infer<typeof Onboarding>;
/** What is left out stays as it was. */
export const OnboardingSave = Onboarding.partial();

export const AccountSettings = z.object({
  notifications: z.object({
    /** A coach asks how it went. */
    checkIns: z.boolean(),
    /** Reminders of a trial that ends, receipts: nobody can be without those that the law asks for. */
    reminders: z.boolean(),
    /** What is new in the house. */
    news: z.boolean(),
  }),
});
export type AccountSettings = z.infer<typeof AccountSettings>;
/** What is left out stays as it was. */
export const SettingsSave = z.object({ notifications: AccountSettings.shape.notifications.partial() });
export type SettingsSave = z.infer<typeof SettingsSave>;

/** Pages of the parent company's (specification, section 2); nothing where the installation has none. */
export const CompanyLinks = z.object({ editAccount: z.url().nullable(), deleteData: z.url().nullable() });
export type CompanyLinks = z.infer<typeof CompanyLinks>;

/** What one's own deletion asks for; the password of an account that has one. */
export const DeletionRequest = z.object({
  password: z.string().max(bounds.passwordLength.max).optional(),
  /**
   * What becomes of a plan that runs: it ends at once, or at the end of what is paid for; the account is then deleted on
   * that day where it is later than in 14 days. Nothing is charged after either.
   */
  plan: z.enum(['end_now', 'period_end']).default('period_end'),
});
export const DeletionAnswer = z.object({ deletedFrom: z.iso.datetime().nullable() });
