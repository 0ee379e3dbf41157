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
  'account-mfe': 180.7,
  'account-mfe /settings': 206.8,
  'account-mfe /login': 206,
  'account-mfe /signup': 207,
  'account-mfe /forgot-password': 202,
  'account-mfe /reset-password': 203.1,
  'account-mfe /waitlist': 202.6,
  'account-mfe /cancel-contracts': 202.8,
  'account-mfe /withdraw': 201.7,
  'checkout-mfe': 175.7,
  'checkout-mfe /checkout': 178.2,
  'checkout-mfe /checkout/signup': 180,
  'checkout-mfe /checkout/membership': 182.5,
  'checkout-mfe /checkout/payment': 182.7,
  'checkout-mfe /checkout/success': 180.2,
  'meetings-mfe': 175.8,
  'mentor-mfe': 172.8,
  'mentor-mfe /homepage': 187.7,
  'mentor-mfe /onboarding': 181.9,
  'mentor-mfe /for-you': 186.3,
  'mentor-mfe /coaches': 177,
  'mentor-mfe /aimentor/:instructorSlug': 184,
  'mentor-mfe /aimentor/:instructorSlug/call': 197,
  'mentor-mfe /aimentor/:instructorSlug/chat': 205.3,
  'mentor-mfe /library/:instructorSlug': 180.6,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 184.7,
  'roleplay-mfe': 178.4,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 200.3,
  'roleplay-mfe /categories/scenario/custom': 200.2,
  'roleplay-mfe /start': 181.8,
  'roleplay-mfe /session': 181.8,
  'roleplay-mfe /feedback': 184.1,
};

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
