/** Plans, and what is charged for them when. */
export { chargesOf, type Charges } from './charges.ts';
export { couponOf, pickOf, usePlans, type Pick } from './use-plans.ts';
