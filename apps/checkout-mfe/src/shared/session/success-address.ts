import { pathTo } from '@greenroom/contracts';

/** Where one goes who has paid: the page there asks whether it is so. */
export const successAddress = (sessionId: string): string =>
  pathTo('checkoutSuccess', undefined, { session: sessionId });
