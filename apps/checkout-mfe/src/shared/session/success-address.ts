import { pathTo } from '@greenroom/contracts';

/** Returns the address after a payment; the page there verifies it. */
export const successAddress = (sessionId: string): string =>
  pathTo('checkoutSuccess', undefined, { session: sessionId });
