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
  'account-mfe': 180.9,
  'account-mfe /settings': 207,
  'account-mfe /login': 206.2,
  'account-mfe /signup': 207.2,
  'account-mfe /forgot-password': 202.2,
  'account-mfe /reset-password': 203.3,
  'account-mfe /waitlist': 202.8,
  'account-mfe /cancel-contracts': 203,
  'account-mfe /withdraw': 201.9,
  'checkout-mfe': 175.9,
  'checkout-mfe /checkout': 178.4,
  'checkout-mfe /checkout/signup': 180.2,
  'checkout-mfe /checkout/membership': 182.7,
  'checkout-mfe /checkout/payment': 182.9,
  'checkout-mfe /checkout/success': 180.4,
  'meetings-mfe': 175.9,
  'mentor-mfe': 173,
  'mentor-mfe /homepage': 187.9,
  'mentor-mfe /onboarding': 182.1,
  'mentor-mfe /for-you': 186.5,
  'mentor-mfe /coaches': 177.2,
  'mentor-mfe /aimentor/:instructorSlug': 184.2,
  'mentor-mfe /aimentor/:instructorSlug/call': 197.2,
  'mentor-mfe /aimentor/:instructorSlug/chat': 205.5,
  'mentor-mfe /library/:instructorSlug': 180.8,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 184.9,
  'roleplay-mfe': 178.6,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 200.5,
  'roleplay-mfe /categories/scenario/custom': 200.4,
  'roleplay-mfe /start': 182,
  'roleplay-mfe /session': 182,
  'roleplay-mfe /feedback': 184.3,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
