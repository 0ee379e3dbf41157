import {
  mockContract,
  plansFor,
  sampleData,
  sampleFreeTrial,
  sampleSubscription,
  type HttpHandler,
} from '@greenroom/api-client/testing';
import { money, type CheckoutSession, type ConversationSummary } from '@greenroom/contracts';

/** Mocks the API of this remote with sample data. */
export function checkoutMocks(
  session: CheckoutSession = { status: 'complete', subscriptionState: 'trial' },
  conversations: ConversationSummary[] = [],
): HttpHandler[] {
  const { coaches } = sampleData;
  return [
    mockContract('authProviders', () => ({ providers: [{ name: 'google', label: 'Google' }] })),
    mockContract('authSignUp', ({ body }) => ({ returnTo: body.returnTo ?? '/homepage', factors: [] })),
    mockContract('chatConversations', () => ({ conversations })),
    mockContract('landingHomepage', () => ({
      categories: [{ slug: 'work', name: 'At work', coaches }],
      coaches: coaches.length,
    })),
    mockContract('commercePlans', ({ query }) => plansFor(query)),
    mockContract('commerceFreeTrial', () => ({ promo: sampleFreeTrial })),
    mockContract('commerceSubscriptionCreate', () => ({
      checkoutSessionId: 'cs_sample',
      clientSecret: 'cs_sample_secret_1',
      publishableKey: 'pk_test_sample',
      sandbox: true,
    })),
    mockContract('commerceCheckoutSession', () => session),
    mockContract('commerceSubscription', () =>
      sampleSubscription(session.subscriptionState, {
        moneyBack: { ...money(8_400, 'usd'), until: '2026-12-08T09:00:00.000Z' },
      }),
    ),
  ];
}
