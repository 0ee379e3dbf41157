import { mockContract, samplePromotion, sampleSubscription, subscriptionOf } from '@greenroom/api-client/testing';
import { startFrame } from '@greenroom/frame';
import { sandboxMocks } from '@greenroom/payment-sandbox/testing';
import { routes } from './routes.ts';
import { checkoutMocks } from './testing/checkout-mocks.ts';

void startFrame({
  name: 'checkout-mfe',
  routes,
  mocks: ({ promotionOn }, kind) => {
    const state = subscriptionOf(kind);
    return [
      mockContract('commercePromotion', () => (promotionOn ? samplePromotion() : null)),
      // Whoever has none yet has one by the end of the checkout.
      ...(state === 'none' ? [] : [mockContract('commerceSubscription', () => sampleSubscription(state))]),
      ...sandboxMocks(),
      ...checkoutMocks(),
    ];
  },
});
