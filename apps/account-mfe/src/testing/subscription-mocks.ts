import { mockContract, sampleSubscription, type HttpHandler } from '@greenroom/api-client/testing';
import {
  minor,
  money,
  type BillingDetails,
  type Cards,
  type Invoices,
  type SubscriptionRecord,
} from '@greenroom/contracts';

const periodEnd = '2027-03-02T09:00:00.000Z';

export const sampleInvoice: Invoices['invoices'][number] = {
  id: 'in_sample',
  number: 'GR-0001',
  at: '2026-03-02T09:00:00.000Z',
  total: money(8_400, 'usd'),
  refunded: money(0, 'usd'),
  status: 'paid',
  description: 'Yearly plan',
};

const discounted = (record: SubscriptionRecord): SubscriptionRecord => ({
  ...record,
  discounted: true,
  nextCharge: { ...money(4_200, 'usd'), at: periodEnd },
  pauseOptions: [],
  actions: record.actions.filter((action) => action !== 'coupon' && action !== 'pause'),
});

/** Mocks a subscription; remembers changes as long as the page lives. */
export function subscriptionMocks(first: SubscriptionRecord = sampleSubscription('none')): HttpHandler[] {
  let record = first;
  let cards: Cards['cards'] = [
    { id: 'pm_one', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030, isDefault: true },
    { id: 'pm_two', brand: 'mastercard', last4: '4444', expMonth: 5, expYear: 2031, isDefault: false },
  ];
  let billing: BillingDetails = { name: '', line1: '', line2: '', postalCode: '', city: '', country: '', taxId: '' };
  return [
    mockContract('commerceSubscription', () => record),
    mockContract('commerceInvoices', () => ({ invoices: record.id === null ? [] : [sampleInvoice] })),
    mockContract('commerceSubscriptionCancel', () => {
      if (record.state === 'past_due') return (record = sampleSubscription('none'));
      const canceled = record.state === 'trial' ? 'canceled_trial' : 'canceled';
      return (record = sampleSubscription(canceled, { tier: record.tier }));
    }),
    mockContract('commerceSubscriptionContinue', () => {
      return (record = sampleSubscription(record.state === 'canceled_trial' ? 'trial' : 'active'));
    }),
    mockContract('commerceSwitchPreview', ({ query: { tier } }) => ({
      tier,
      when: tier === 'annual' ? 'now' : 'period_end',
      at: tier === 'annual' ? '2026-11-21T09:00:00.000Z' : periodEnd,
      price: { currency: 'usd', unitAmount: minor(tier === 'annual' ? 8_400 : 1_000) },
      credit: money(tier === 'annual' ? 420 : 0, 'usd'),
      dueNow: money(tier === 'annual' ? 7_980 : 0, 'usd'),
      nextCharge: { ...money(tier === 'annual' ? 8_400 : 1_000, 'usd'), at: periodEnd },
      previewedAt: '2026-11-21T09:00:00.000Z',
    })),
    mockContract('commerceSwitch', ({ body: { tier } }) => {
      const pendingSwitch = { tier, at: periodEnd, price: { currency: 'usd', unitAmount: minor(1_000) } } as const;
      return (record =
        tier === 'monthly'
          ? {
              ...record,
              pendingSwitch,
              nextCharge: { ...money(1_000, 'usd'), at: periodEnd },
              actions: ['cancel', 'withdraw_switch', 'payment_method'],
            }
          : sampleSubscription('active'));
    }),
    mockContract('commerceSwitchWithdraw', () => (record = sampleSubscription('active'))),
    mockContract('commercePaymentMethod', () => ({
      setupIntentId: 'seti_sample',
      clientSecret: 'seti_sample_secret_1',
      publishableKey: 'pk_test_sample',
      sandbox: true,
    })),
    mockContract('commercePaymentMethodConfirmed', () => record),
    mockContract('commercePayment', () => ({
      clientSecret: 'pi_sample_secret_1',
      paymentMethodId: 'pm_sample',
      publishableKey: 'pk_test_sample',
      sandbox: true,
    })),
    mockContract('commercePaymentConfirmed', () => (record = sampleSubscription('active'))),
    mockContract('commercePause', ({ body: { months } }) => {
      const until = record.pauseOptions?.find((one) => one.months === months)?.until ?? periodEnd;
      const nextCharge = { ...money(8_400, 'usd'), at: until };
      const actions = ['cancel', 'resume', 'payment_method'] as const;
      return (record = {
        ...record,
        ...{ pause: { from: periodEnd, until }, nextCharge, pauseOptions: [], actions: [...actions] },
      });
    }),
    mockContract('commerceResume', () => (record = sampleSubscription('active'))),
    mockContract('commerceCoupon', () => (record = discounted(record))),
    mockContract('commerceOffer', () => ({
      offer: { price: money(4_200, 'usd'), usual: money(8_400, 'usd'), at: periodEnd },
    })),
    mockContract('commerceOfferTake', () => (record = discounted(record))),
    mockContract('commerceCards', () => ({ cards })),
    mockContract('commerceCardDefault', ({ params: { cardId } }) => {
      cards = cards.map((one) => ({ ...one, isDefault: one.id === cardId }));
      const { id: _, isDefault: __, ...card } = cards.find(({ id }) => id === cardId)!;
      return (record = { ...record, card });
    }),
    mockContract('commerceCardRemove', ({ params: { cardId } }) => {
      cards = cards.filter(({ id }) => id !== cardId);
      return { cards };
    }),
    mockContract('commerceBilling', () => billing),
    mockContract('commerceBillingSave', ({ body }) => (billing = body)),
    mockContract('commerceRefund', () => {
      record = sampleSubscription('none');
      return { refunded: money(8_400, 'usd'), status: 'done' };
    }),
  ];
}
