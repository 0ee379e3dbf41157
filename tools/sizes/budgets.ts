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
 * notes on a scene, when they came to be printed. All were raised by 1.3 to 1.9 KB when plans came: money and the words
 * of commerce are in the contracts that every page brings, an offer may stand over and below each, errors are told, and
 * the shell brings what is shared before any remote. Notes on scenes and what leads to them by up to 0.2 KB, the last
 * page of the checkout by 0.1, when meetings came and what notes look like became a lib; meetings got pages of their own.
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'shell /': 163.9,
  'shell /_app': 161.5,
  'account-mfe': 185.6,
  'account-mfe /settings': 211,
  'account-mfe /login': 210.9,
  'account-mfe /signup': 211.8,
  'account-mfe /forgot-password': 206.4,
  'account-mfe /reset-password': 208,
  'account-mfe /waitlist': 207.4,
  'account-mfe /cancel-contracts': 207.6,
  'checkout-mfe': 181.1,
  'checkout-mfe /checkout': 182.9,
  'checkout-mfe /checkout/signup': 185.1,
  'checkout-mfe /checkout/membership': 187.6,
  'checkout-mfe /checkout/payment': 187.8,
  'checkout-mfe /checkout/success': 185.4,
  'meetings-mfe': 180.8,
  'mentor-mfe': 178.6,
  'mentor-mfe /onboarding': 186.2,
  'mentor-mfe /coaches': 181.4,
  'mentor-mfe /aimentor/:instructorSlug': 187.1,
  'mentor-mfe /aimentor/:instructorSlug/call': 201.1,
  'mentor-mfe /aimentor/:instructorSlug/chat': 208.7,
  'mentor-mfe /library/:instructorSlug': 184,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 187.7,
  'roleplay-mfe': 186.6,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 205,
  'roleplay-mfe /categories/scenario/custom': 205,
  'roleplay-mfe /feedback': 188.2,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
