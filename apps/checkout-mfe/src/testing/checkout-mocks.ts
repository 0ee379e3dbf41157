import { mockContract, samplePlans, sampleSubscription, type HttpHandler } from '@greenroom/api-client/testing';
import { lessPercent, minor, money, shareOf, type CheckoutSession, type Plans } from '@greenroom/contracts';

/** A code that takes 40 % off what one pays first. */
export const sampleCode = 'OPENING40';

/** The plans as the API gives them with codes that were asked for. */
export function plansFor({ coupons, includeTrial }: { coupons?: string | undefined; includeTrial?: unknown }): Plans {
  const trial = includeTrial === true || includeTrial === 'true';
  const plans = samplePlans({ trialDays: trial ? 7 : 0 });
  if (coupons?.toUpperCase() !== sampleCode) return plans;
  const tiers = plans.tiers.map((tier) => {
    const price = { amount: tier.price.unitAmount, currency: tier.price.currency };
    const left = lessPercent(price, 40);
    const off = {
      code: sampleCode,
      discountType: 'percentage_off' as const,
      percentage: 40,
      discount: minor(tier.id === 'annual' ? 3_360 : 400),
      price: { currency: left.currency, unitAmount: left.amount },
      monthlyAmount: tier.id === 'annual' ? shareOf(left, 12).amount : left.amount,
      duration: 'once' as const,
      durationInMonths: null,
    };
    return { ...tier, coupons: [off] };
  });
  return { ...plans, tiers };
}

/** The API of this remote on sample data. */
export function checkoutMocks(
  session: CheckoutSession = { status: 'complete', subscriptionState: 'trial' },
): HttpHandler[] {
  return [
    mockContract('authProviders', () => ({ providers: [{ name: 'google', label: 'Google' }] })),
    mockContract('authSignUp', ({ body }) => ({ returnTo: body.returnTo ?? '/homepage', factors: [] })),
    mockContract('commercePlans', ({ query }) => plansFor(query)),
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
