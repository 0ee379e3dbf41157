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
  /** The same for pages of staff, who are no visitors. */
  furtherStaffScreenKb: 45,
  /** What counting costs whoever has not consented: part of a file that comes late. */
  countingKb: 12,
};

/**
 * First visits that are not at the target yet, by app or by one of its pages: what they cost, rounded up. None may cost
 * more than it does. A figure is lowered whenever a page got smaller, and raised only with a reason that stands in
 * docs/adr/0017-what-comes-late.md.
 */
export const firstScreenCeilingsKb: Readonly<Record<string, number>> = {
  'account-mfe': 181.8,
  'account-mfe /settings': 208.2,
  'account-mfe /login': 207.4,
  'account-mfe /signup': 208.2,
  'account-mfe /forgot-password': 203.2,
  'account-mfe /reset-password': 205,
  'account-mfe /waitlist': 204.5,
  'account-mfe /cancel-contracts': 204.1,
  'account-mfe /withdraw': 203,
  'checkout-mfe': 176.5,
  'checkout-mfe /checkout': 179.2,
  'checkout-mfe /checkout/signup': 181,
  'checkout-mfe /checkout/membership': 183.5,
  'checkout-mfe /checkout/payment': 183.8,
  'checkout-mfe /checkout/success': 181.2,
  'meetings-mfe': 177,
  'mentor-mfe': 173.9,
  'mentor-mfe /homepage': 189.4,
  'mentor-mfe /onboarding': 183,
  'mentor-mfe /for-you': 187.9,
  'mentor-mfe /coaches': 178,
  'mentor-mfe /aimentor/:instructorSlug': 185.6,
  'mentor-mfe /aimentor/:instructorSlug/call': 198.5,
  'mentor-mfe /aimentor/:instructorSlug/chat': 207,
  'mentor-mfe /library/:instructorSlug': 182.2,
  'mentor-mfe /library/:instructorSlug/:itemSlug': 186.1,
  'roleplay-mfe': 179.2,
  'roleplay-mfe /categories/:categorySlug/scenario/:scenarioSlug': 201.5,
  'roleplay-mfe /categories/scenario/custom': 201.4,
  'roleplay-mfe /start': 183.4,
  'roleplay-mfe /session': 183.3,
  'roleplay-mfe /feedback': 185,
  'mentor-mfe /for-you/plan': 191.6,
};

/** The most that a page may cost whoever is already there. */
export const furtherScreenLimitKb = (path: string): number =>
  path.startsWith(paths.staff) ? budgets.furtherStaffScreenKb : budgets.furtherScreenKb;

/** The most a first visit to a page may cost today; the target, where it has been reached. Staff pages are no visitor's. */
export function firstScreenLimitKb(app: string, path: string, ceilings = firstScreenCeilingsKb): number {
  if (path.startsWith(paths.staff)) return budgets.firstScreenKb + budgets.furtherStaffScreenKb;
  return ceilings[`${app} ${path}`] ?? ceilings[app] ?? budgets.firstScreenKb;
}
