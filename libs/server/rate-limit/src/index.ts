/** Limits how often somebody may try something, by account and by address. */
export { addressKey } from './key-of.ts';
export { type TryCounter, createTryCounter } from './count-tries.ts';
export { type Pace, limitByAddress } from './limit-by-address.ts';
