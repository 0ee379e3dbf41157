/** Rate limits by account and by address. */
export { addressKey, networkKey } from './key-of.ts';
export { type RateLimiter, createRateLimiter } from './rate-limiter.ts';
export { type Pace, limitByAddress } from './limit-by-address.ts';
