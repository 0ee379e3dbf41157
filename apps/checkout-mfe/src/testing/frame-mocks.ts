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

/** Mocks everything that this remote needs to run on its own. */
export function frameMocks({ promotionOn }: CurrentUser, kind: PersonKind): HttpHandler[] {
  const state = subscriptionOf(kind);
  return [
    mockContract('commercePromotion', () => (promotionOn ? samplePromotion() : null)),
    // A person without a subscription gets one from the checkout.
    ...(state === 'none' ? [] : [mockContract('commerceSubscription', () => sampleSubscription(state))]),
    ...sandboxMocks(),
    ...checkoutMocks(),
  ];
}
