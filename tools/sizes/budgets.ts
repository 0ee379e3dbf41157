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
 * more than it does. A figure is lowered whenever a page got smaller; all were raised once, by 1 to 3 KB, when accounts
 * came into the shell (who may open a page, the way to the log-in page and back, drafts), and by about 0.5 KB when
 * calls came to carry the profile and visitors’ links to lead to the coaches on the landing page; and by
 * about 0.6 KB when counting came (its start, and marks of what is seen and pressed).
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'shell /': 161.7,
  'account-mfe': 182,
  'account-mfe /settings': 207,
  'account-mfe /login': 207,
  'account-mfe /signup': 208,
  'account-mfe /forgot-password': 202,
  'account-mfe /reset-password': 204,
  'account-mfe /waitlist': 203,
  'checkout-mfe': 170,
  'meetings-mfe': 170,
  'mentor-mfe': 176,
  'mentor-mfe /onboarding': 183,
  'mentor-mfe /coaches': 179,
  'mentor-mfe /aimentor/:instructorSlug': 185,
  'mentor-mfe /aimentor/:instructorSlug/call': 199,
  'mentor-mfe /aimentor/:instructorSlug/chat': 206,
  'mentor-mfe /library/:instructorSlug': 182,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 185,
  'roleplay-mfe': 170,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
