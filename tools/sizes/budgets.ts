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
 * calls came to carry the profile and visitors’ links to lead to the coaches on the landing page, and by about 0.6 KB when
 * counting came (its start, and marks of what is seen and pressed). Four were raised by up to 1 KB when pieces that two
 * remotes had written twice became one in a lib, which costs those pages some bytes that smaller copies did not; the
 * notes on a scene, when they came to be printed; and some by less than 0.1 KB when pages that fill the window came to
 * know how high the banners above them are.
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'shell /': 162.4,
  'shell /_app': 160.1,
  'account-mfe': 183,
  'account-mfe /settings': 209,
  'account-mfe /login': 208,
  'account-mfe /signup': 209,
  'account-mfe /forgot-password': 204,
  'account-mfe /reset-password': 205,
  'account-mfe /waitlist': 205,
  'checkout-mfe': 173,
  'checkout-mfe /checkout': 180,
  'checkout-mfe /checkout/signup': 183,
  'checkout-mfe /checkout/membership': 186,
  'checkout-mfe /checkout/payment': 186,
  'checkout-mfe /checkout/success': 183,
  'meetings-mfe': 170,
  'mentor-mfe': 177.1,
  'mentor-mfe /onboarding': 184,
  'mentor-mfe /coaches': 180,
  'mentor-mfe /aimentor/:instructorSlug': 186,
  'mentor-mfe /aimentor/:instructorSlug/call': 200,
  'mentor-mfe /aimentor/:instructorSlug/chat': 207,
  'mentor-mfe /library/:instructorSlug': 182.5,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 186.1,
  'roleplay-mfe': 186,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 203.3,
  'roleplay-mfe /categories/scenario/custom': 203.3,
  'roleplay-mfe /feedback': 187,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
