import { paths } from '@greenroom/contracts';

/**
 * Kilobytes (1,000 bytes) of JavaScript, gzip, that a visitor's browser fetches.
 * Source: design of federation and releases, "Budgets".
 */
export const budgets = {
  /** Shell, a remote's entry and its page, for whoever arrives there first. */
  firstScreenKb: 160,
  /** Each further screen, for whoever is already there. */
  furtherScreenKb: 40,
};

/**
 * First visits that are not at the target yet, by app or by one of its pages: what they cost, rounded up. None may cost
 * more than it does, and a figure here is only ever lowered. The landing page has none: it is at the target.
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'account-mfe': 183,
  'account-mfe /settings': 210,
  'account-mfe /login': 210,
  'account-mfe /signup': 211,
  'account-mfe /forgot-password': 206,
  'account-mfe /reset-password': 208,
  'checkout-mfe': 168,
  'meetings-mfe': 168,
  'mentor-mfe': 174,
  'mentor-mfe /coaches': 177,
  'mentor-mfe /aimentor/:instructorSlug': 182,
  'mentor-mfe /aimentor/:instructorSlug/chat': 202,
  'mentor-mfe /library/:instructorSlug': 179,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 183,
  'roleplay-mfe': 168,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
