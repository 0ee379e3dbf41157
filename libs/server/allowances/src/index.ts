/** Allowances for coaching: the taste of a visitor or an account without a plan, and the fair use of a plan. */
export { type AllowanceOwner, type Allowances, createAllowances } from './take-allowance.ts';
export { ownedAllowances } from './owned-allowances.ts';
export type { AllowanceSettings } from './domain/share.ts';
