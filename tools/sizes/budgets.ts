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
 * came into the shell (who may open a page, the way to the log-in page and back, drafts).
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'shell /': 161.1,
  'account-mfe': 181,
  'account-mfe /settings': 206,
  'account-mfe /login': 205,
  'account-mfe /signup': 206,
  'account-mfe /forgot-password': 201,
  'account-mfe /reset-password': 203,
  'checkout-mfe': 170,
  'meetings-mfe': 169,
  'mentor-mfe': 176,
  'mentor-mfe /onboarding': 183,
  'mentor-mfe /coaches': 179,
  'mentor-mfe /aimentor/:instructorSlug': 184,
  'mentor-mfe /aimentor/:instructorSlug/call': 199,
  'mentor-mfe /aimentor/:instructorSlug/chat': 206,
  'mentor-mfe /library/:instructorSlug': 181,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 185,
  'roleplay-mfe': 170,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
