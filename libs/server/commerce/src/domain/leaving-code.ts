/**
 * The promotion code that is offered to somebody who is about to cancel. It is never typed: who asks for a plan with it
 * is told that it does not hold. Where the payment provider has no such code, nothing is offered.
 */
export const leavingCode = 'STAY50';
