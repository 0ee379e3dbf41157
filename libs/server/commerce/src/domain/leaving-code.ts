/**
 * The promotion code offered before a cancellation. Typing it is refused as invalid. If the payment provider does not
 * have the code, nothing is offered.
 */
export const leavingCode = 'STAY50';
