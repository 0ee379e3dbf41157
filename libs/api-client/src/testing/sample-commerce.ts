import {
  type FreeTrialPromo,
  lessPercent,
  minor,
  money,
  noSubscription,
  type Plans,
  type PricingTier,
  shareOf,
  type SubscriptionRecord,
  type SubscriptionState,
} from '@greenroom/contracts';

/** The sandbox's plans for a visitor in the United States: 84 dollars a year, 10 a month. */
export function samplePlans(own: Partial<Plans> & { trialDays?: number } = {}): Plans {
  const { trialDays = 0, ...more } = own;
  return {
    currency: 'usd',
    country: 'US',
    tiers: [sampleTier('annual', trialDays), sampleTier('monthly', trialDays)],
    onlyAnnualTier: false,
    lowestTier: 'annual',
    taxIncluded: false,
    ...more,
  };
}

function sampleTier(id: 'annual' | 'monthly', trialDays: number): PricingTier {
  const annual = id === 'annual';
  const price = money(annual ? 8_400 : 1_000, 'usd');
  return {
    id,
    displayName: annual ? 'Annual' : 'Monthly',
    lookupKey: `greenroom-${id}_usd`,
    stripeResourceId: `price_${id}`,
    recurring: { interval: annual ? 'year' : 'month', intervalCount: 1 },
    internalData: { trialDays },
    price: { currency: 'usd', unitAmount: price.amount },
    monthlyAmount: annual ? shareOf(price, 12).amount : price.amount,
    coupons: [],
  };
}

/** The free trial that is offered after a call. */
export const sampleFreeTrial: FreeTrialPromo = {
  promoId: 'week',
  promoLengthInDays: 7,
  isActive: true,
  termsLink: 'https://greenroom.example/terms',
  instructorSlugs: ['imogen-vale'],
  copy: {
    modal: { title: 'Seven days', text: 'On us.', start: 'Start', later: 'Not now' },
    offerEnded: { title: 'It is over', text: 'The offer ended.', plans: 'See the plans', close: 'Good to know' },
    membershipPage: 'Seven days free after your first call.',
    paymentPage: 'Nothing is charged for seven days.',
  },
};

/** A code that takes 40 % off the first payment. */
export const sampleCode = 'OPENING40';

/** Returns the plans as the API answers for the requested codes. */
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

const periodEnd = '2027-03-02T09:00:00.000Z';
const trialEnd = '2026-12-01T09:00:00.000Z';
const annual = { currency: 'usd', unitAmount: minor(8_400) } as const;

const none: SubscriptionRecord = { ...noSubscription, actions: ['create'] };

const active: SubscriptionRecord = {
  ...none,
  id: 'sub_sample',
  state: 'active',
  originatorType: 'StripeSubscription',
  tier: 'annual',
  price: { ...annual, recurring: { interval: 'year', intervalCount: 1 } },
  currentPeriodEnd: periodEnd,
  nextCharge: { ...money(8_400, 'usd'), at: periodEnd },
  card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
  actions: ['cancel', 'switch', 'payment_method', 'pause', 'coupon'],
  pause: null,
  pauseOptions: [
    { months: 1, until: '2027-04-02T09:00:00.000Z' },
    { months: 2, until: '2027-05-02T09:00:00.000Z' },
    { months: 3, until: '2027-06-02T09:00:00.000Z' },
  ],
  discounted: false,
};

const trial: SubscriptionRecord = {
  ...active,
  state: 'trial',
  currentPeriodEnd: trialEnd,
  trialEndsAt: trialEnd,
  nextCharge: { ...money(8_400, 'usd'), at: trialEnd },
  pauseOptions: [],
  actions: ['cancel', 'switch', 'payment_method', 'coupon'],
};

const elsewhere = { ...none, tier: 'annual', endsAt: null, actions: ['manage_elsewhere'] } as const;

const records: Record<SubscriptionState, SubscriptionRecord> = {
  none,
  active,
  canceled: {
    ...active,
    state: 'canceled',
    endsAt: periodEnd,
    nextCharge: null,
    pauseOptions: [],
    actions: ['continue', 'payment_method'],
  },
  trial,
  canceled_trial: {
    ...trial,
    state: 'canceled_trial',
    endsAt: trialEnd,
    nextCharge: null,
    actions: ['continue', 'payment_method'],
  },
  paused: {
    ...active,
    state: 'paused',
    currentPeriodEnd: '2027-03-02T09:00:00.000Z',
    pause: { from: '2026-11-02T09:00:00.000Z', until: periodEnd },
    pauseOptions: [],
    actions: ['cancel', 'resume', 'payment_method'],
  },
  past_due: {
    ...active,
    state: 'past_due',
    graceUntil: '2026-12-03T09:00:00.000Z',
    nextCharge: { ...money(8_400, 'usd'), at: '2026-12-01T09:00:00.000Z' },
    overdue: money(8_400, 'usd'),
    pauseOptions: [],
    actions: ['cancel', 'pay', 'payment_method'],
  },
  apple: {
    ...elsewhere,
    state: 'apple',
    originatorType: 'AppleSubscription',
    managedAt: 'https://apps.apple.com/account/subscriptions',
    actions: [...elsewhere.actions],
  },
  parent: {
    ...elsewhere,
    state: 'parent',
    originatorType: 'ParentSubscription',
    managedAt: 'https://parent.example/membership',
    actions: [...elsewhere.actions],
  },
};

/** Returns the subscription record that the API answers for a subscription in this state. */
export function sampleSubscription(
  state: SubscriptionState,
  own: Partial<SubscriptionRecord> = {},
): SubscriptionRecord {
  return { ...records[state], ...own };
}
