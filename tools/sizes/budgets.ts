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
  /** What counting costs whoever has not consented: part of a file that comes late. */
  countingKb: 12,
};

/**
 * First visits that are not at the target yet, by app or by one of its pages: what they cost, rounded up. None may cost
 * more than it does. A figure is lowered whenever a page got smaller, and raised only with a reason that stands in
 * docs/adr/0017-what-comes-late.md.
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'account-mfe': 181.6,
  'account-mfe /settings': 207.8,
  'account-mfe /login': 207,
  'account-mfe /signup': 207.9,
  'account-mfe /forgot-password': 202.9,
  'account-mfe /reset-password': 204.1,
  'account-mfe /waitlist': 203.5,
  'account-mfe /cancel-contracts': 203.7,
  'account-mfe /withdraw': 202.6,
  'checkout-mfe': 176.3,
  'checkout-mfe /checkout': 179,
  'checkout-mfe /checkout/signup': 180.8,
  'checkout-mfe /checkout/membership': 183.3,
  'checkout-mfe /checkout/payment': 183.5,
  'checkout-mfe /checkout/success': 181,
  'meetings-mfe': 176.4,
  'mentor-mfe': 173.9,
  'mentor-mfe /homepage': 188.9,
  'mentor-mfe /onboarding': 182.7,
  'mentor-mfe /for-you': 187.5,
  'mentor-mfe /coaches': 177.8,
  'mentor-mfe /aimentor/:instructorSlug': 185.3,
  'mentor-mfe /aimentor/:instructorSlug/call': 198,
  'mentor-mfe /aimentor/:instructorSlug/chat': 206.3,
  'mentor-mfe /library/:instructorSlug': 181.8,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 185.7,
  'roleplay-mfe': 179,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 200.9,
  'roleplay-mfe /categories/scenario/custom': 200.9,
  'roleplay-mfe /start': 182.7,
  'roleplay-mfe /session': 182.7,
  'roleplay-mfe /feedback': 184.8,
  'mentor-mfe /for-you/plan': 191.1,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
