import {
  mockContract,
  samplePromotion,
  sampleSubscription,
  subscriptionOf,
  type HttpHandler,
  type PersonKind,
} from '@greenroom/api-client/testing';
import type { CurrentUser } from '@greenroom/contracts';
import { sandboxMocks } from '@greenroom/payment-sandbox/testing';
import { checkoutMocks } from './checkout-mocks.ts';

/** All that answers this remote where it runs by itself. */
export function frameMocks({ promotionOn }: CurrentUser, kind: PersonKind): HttpHandler[] {
  const state = subscriptionOf(kind);
  return [
    mockContract('commercePromotion', () => (promotionOn ? samplePromotion() : null)),
    // Whoever has none yet has one by the end of the checkout.
    ...(state === 'none' ? [] : [mockContract('commerceSubscription', () => sampleSubscription(state))]),
    ...sandboxMocks(),
    ...checkoutMocks(),
  ];
}
