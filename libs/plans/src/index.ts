/** What plans cost, how that is said, and what is offered on them. */
export { sayDay, sayMoney } from './say.ts';
