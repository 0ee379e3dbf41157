/** Shared by the checkout's steps: their layout, messages, and the wording of amounts. */
export type { AddedTax } from './added-tax.ts';
export { CheckoutPage } from './checkout-page.tsx';
export { DueLine, DuePlace } from './due-line.tsx';
export { Guarantee } from './guarantee.tsx';
export { messages } from './messages/index.ts';
export { AlreadyIn, NoPlans } from './notices.tsx';
export { sayDay, sayMoney } from '@greenroom/plans';
export { TaxNote } from './tax-note.tsx';
export { Aside, ChargeLines, Lines } from './summary.tsx';
export { useHasPlan } from './use-has-plan.ts';
