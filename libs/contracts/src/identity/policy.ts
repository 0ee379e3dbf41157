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
  'staff',
] as const;
export type Right = (typeof rightNames)[number];

/** Allowed, or the code to refuse with. `not_found`: what is not for one is not told from what is not there. */
export const verdicts = ['allowed', 'not_authenticated', 'plan_required', 'rate_limited', 'not_found'] as const;
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
  staffMails: 'staff',
  staffAccounts: 'staff',
  staffReleases: 'staff',
  staffEvents: 'staff',
};
