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
  'account-mfe': 180,
  'account-mfe /settings': 206.1,
  'account-mfe /login': 205.3,
  'account-mfe /signup': 206.3,
  'account-mfe /forgot-password': 201.3,
  'account-mfe /reset-password': 202.4,
  'account-mfe /waitlist': 201.9,
  'account-mfe /cancel-contracts': 202.1,
  'account-mfe /withdraw': 201,
  'checkout-mfe': 175.2,
  'checkout-mfe /checkout': 177.7,
  'checkout-mfe /checkout/signup': 179.4,
  'checkout-mfe /checkout/membership': 181.9,
  'checkout-mfe /checkout/payment': 182.1,
  'checkout-mfe /checkout/success': 179.6,
  'meetings-mfe': 174.9,
  'mentor-mfe': 172.8,
  'mentor-mfe /homepage': 187.2,
  'mentor-mfe /onboarding': 181.3,
  'mentor-mfe /for-you': 185.8,
  'mentor-mfe /coaches': 176.4,
  'mentor-mfe /aimentor/:instructorSlug': 183.5,
  'mentor-mfe /aimentor/:instructorSlug/call': 196.4,
  'mentor-mfe /aimentor/:instructorSlug/chat': 204.8,
  'mentor-mfe /library/:instructorSlug': 180.1,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 184.1,
  'roleplay-mfe': 177.8,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 199.7,
  'roleplay-mfe /categories/scenario/custom': 199.7,
  'roleplay-mfe /start': 181.3,
  'roleplay-mfe /session': 181.3,
  'roleplay-mfe /feedback': 183.6,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
