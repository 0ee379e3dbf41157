import type { PageName } from '../paths.ts';

/**
 * Everything a user may be allowed to do. The API's `entitlements` decides it, and the current user's `rights` carry
 * the result. Source: docs/specification.md, 10.2.
 */
export const rightNames = [
  'everyone',
  /** The account itself and its data. */
  'account',
  /** All coaches at once, library lists, recommendations. */
  'browse',
  /** Send one more message to a coach. */
  'chat',
  /** More minutes in a call with a coach. */
  'call',
  /** Library items beyond the first of each coach. */
  'wholeLibrary',
  'roleplay',
  'meetings',
  /** The staff pages, with any role. */
  'staff',
  /** Find people, see the state of their accounts, grant and end plans. */
  'staffPeople',
  /** Help people: mails, addresses, log-ins, blocking, deletion, announcements. */
  'staffSupport',
  /** See subscriptions, payments and figures of all accounts, and refund payments. */
  'staffMoney',
  /** Operate the site: its releases and background jobs. */
  'staffReleases',
  /** Manage staff roles, and read the log of staff actions. */
  'staffAdmin',
] as const;
export type Right = (typeof rightNames)[number];

/** Roles of staff. An admin may do everything that the other roles may. */
export const staffRoles = ['support', 'content', 'billing', 'releases', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Allowed, or the code to refuse with. `not_found`: the caller cannot tell a forbidden resource from a missing one.
 * `forbidden`: staff whose roles do not allow it.
 */
export const verdicts = [
  'allowed',
  'not_authenticated',
  'plan_required',
  'rate_limited',
  'not_found',
  'forbidden',
] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * The right that each page requires. A page whose `chat` or `wholeLibrary` allowance is used up still opens, and says
 * so itself.
 */
export const pageRights: Record<PageName, Right> = {
  root: 'everyone',
  app: 'everyone',
  settings: 'account',
  helpCenter: 'everyone',
  cancelContracts: 'everyone',
  withdraw: 'everyone',
  customAuth: 'everyone',
  checkout: 'everyone',
  checkoutSignup: 'everyone',
  checkoutMembership: 'everyone',
  checkoutPayment: 'account',
  checkoutSuccess: 'account',
  quiz: 'everyone',
  promotion: 'everyone',
  homepage: 'account',
  coaches: 'browse',
  onboarding: 'account',
  forYou: 'browse',
  practice: 'account',
  // The page says itself what meetings need; listening and uploading require a plan.
  meetings: 'account',
  // Feedback on a meeting stays available to the account after its plan has ended.
  meetingsFeedback: 'account',
  mentor: 'everyone',
  mentorCall: 'everyone',
  mentorChat: 'everyone',
  library: 'browse',
  libraryItem: 'everyone',
  categories: 'everyone',
  category: 'everyone',
  subcategory: 'everyone',
  // A scene can be viewed freely; starting it requires a plan.
  scenario: 'everyone',
  customScenario: 'everyone',
  start: 'roleplay',
  session: 'roleplay',
  feedback: 'account',
  progress: 'account',
  staff: 'staff',
  staffEnter: 'everyone',
  staffMails: 'staffSupport',
  staffPeople: 'staffPeople',
  staffPerson: 'staffPeople',
  staffAccounts: 'staffSupport',
  staffReleases: 'staffReleases',
  staffJobs: 'staffReleases',
  staffMoney: 'staffMoney',
  staffAnnouncements: 'staffSupport',
  staffEvents: 'staff',
  staffRoles: 'staffAdmin',
  staffActions: 'staffAdmin',
};
