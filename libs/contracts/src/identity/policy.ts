import type { PageName } from '../paths.ts';

/**
 * What somebody may be allowed to do. Who is, is told by `entitlements` of the API, and stands in the current user's
 * `rights`. Source: docs/specification.md, 10.2.
 */
export const rightNames = [
  'everyone',
  /** One's own account and what it holds. */
  'account',
  /** All coaches at once, library lists, recommendations. */
  'browse',
  /** One more message to a coach. */
  'chat',
  /** Some more time on the line with a coach. */
  'call',
  /** Library items beyond the first of each coach. */
  'wholeLibrary',
  'roleplay',
  'meetings',
  /** The staff pages, in whatever role. */
  'staff',
  /** To find people and see how their accounts stand, and to grant and end plans. */
  'staffPeople',
  /** To help people: mails, addresses, log-ins, blocking, deletion. */
  'staffSupport',
  'staffReleases',
  /** Who of the staff may do what, and the log of what they did. */
  'staffAdmin',
] as const;
export type Right = (typeof rightNames)[number];

/** What somebody of the staff does. An admin may do what all the others may. */
export const staffRoles = ['support', 'content', 'billing', 'releases', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/**
 * Allowed, or the code to refuse with. `not_found`: what is not for one is not told from what is not there. `forbidden`:
 * staff whose roles do not allow it.
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

/** Which right a page asks for. One whose `chat` or `wholeLibrary` is used up still opens, and says so itself. */
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
  meetings: 'meetings',
  // Notes on a meeting stay one's own when a plan has ended.
  meetingsFeedback: 'account',
  mentor: 'everyone',
  mentorCall: 'everyone',
  mentorChat: 'everyone',
  library: 'browse',
  libraryItem: 'everyone',
  categories: 'everyone',
  category: 'everyone',
  subcategory: 'everyone',
  // A scene can be looked at; beginning it is what asks for a plan.
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
  staffEvents: 'staff',
  staffRoles: 'staffAdmin',
  staffActions: 'staffAdmin',
};
