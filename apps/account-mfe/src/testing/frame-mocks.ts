import { sampleSubscription, subscriptionOf, type HttpHandler, type PersonKind } from '@greenroom/api-client/testing';
import type { CurrentUser } from '@greenroom/contracts';
import { sandboxMocks } from '@greenroom/payment-sandbox/testing';
import { accountMocks } from './account-mocks.ts';
import { subscriptionMocks } from './subscription-mocks.ts';

/** All mocks for running this remote standalone. */
export function frameMocks(_: CurrentUser, kind: PersonKind): HttpHandler[] {
  return [...subscriptionMocks(sampleSubscription(subscriptionOf(kind))), ...sandboxMocks(), ...accountMocks()];
}
