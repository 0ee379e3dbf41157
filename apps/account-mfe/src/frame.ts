import { sampleSubscription, subscriptionOf } from '@greenroom/api-client/testing';
import { startFrame } from '@greenroom/frame';
import { sandboxMocks } from '@greenroom/payment-sandbox/testing';
import { messages } from './messages/index.ts';
import { routes } from './routes.ts';
import { accountMocks } from './testing/account-mocks.ts';
import { subscriptionMocks } from './testing/subscription-mocks.ts';

void startFrame({
  name: 'account-mfe',
  routes,
  messages,
  mocks: (_, kind) => [
    ...subscriptionMocks(sampleSubscription(subscriptionOf(kind))),
    ...sandboxMocks(),
    ...accountMocks(),
  ],
});
