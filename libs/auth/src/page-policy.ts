import type { CurrentUser, PageName } from '@greenroom/contracts';
import { paths } from '@greenroom/contracts';

/** Who may open a page. What stands open or closed within it is told by the rights of the current user. */
export type Access = 'everyone' | 'signed-in';

/** The one table of pages and who may open them. Source: product decisions, "Who may do what". */
export const pageAccess: Record<PageName, Access> = {
  root: 'everyone',
  app: 'everyone',
  settings: 'signed-in',
  helpCenter: 'everyone',
  customAuth: 'everyone',
  checkout: 'everyone',
  checkoutSignup: 'everyone',
  checkoutMembership: 'everyone',
  checkoutPayment: 'signed-in',
  checkoutSuccess: 'signed-in',
  quiz: 'everyone',
  promotion: 'everyone',
  homepage: 'signed-in',
  coaches: 'everyone',
  onboarding: 'signed-in',
  forYou: 'signed-in',
  meetings: 'everyone',
  meetingsFeedback: 'everyone',
  mentor: 'everyone',
  mentorCall: 'everyone',
  mentorChat: 'everyone',
  library: 'everyone',
  libraryItem: 'everyone',
  categories: 'everyone',
  category: 'everyone',
  subcategory: 'everyone',
  scenario: 'everyone',
  customScenario: 'everyone',
  start: 'everyone',
  session: 'everyone',
  feedback: 'everyone',
};

const accessOfPath = new Map(Object.entries(paths).map(([name, path]) => [path, pageAccess[name as PageName]]));

/**
 * Whether a page opens for someone, or the log-in page comes first.
 * @param path the page's path as the router knows it, `/aimentor/:instructorSlug`; a path nobody lists is for everyone
 */
export function mayOpen(path: string, user: Pick<CurrentUser, 'loggedIn'>): boolean {
  return user.loggedIn || accessOfPath.get(path as (typeof paths)[PageName]) !== 'signed-in';
}
