import { mockContract, sampleSubscription, type HttpHandler } from '@greenroom/api-client/testing';
import {
  minor,
  money,
  type BillingDetails,
  type Cards,
  type Invoices,
  type SubscriptionAction,
  type SubscriptionRecord,
} from '@greenroom/contracts';
import { afterAction, discounted } from './after-action.ts';

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

function offerFor(record: SubscriptionRecord) {
  const { nextCharge, actions } = record;
  const price = discounted(record).nextCharge;
  return nextCharge && price && actions.includes('coupon') ? { price, usual: nextCharge, at: nextCharge.at } : null;
}

/** Mocks a subscription; remembers changes as long as the page lives. */
export function subscriptionMocks(first: SubscriptionRecord = sampleSubscription('none')): HttpHandler[] {
  let record = first;
  let cards: Cards['cards'] = [
    { id: 'pm_one', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030, isDefault: true },
    { id: 'pm_two', brand: 'mastercard', last4: '4444', expMonth: 5, expYear: 2031, isDefault: false },
  ];
  let billing: BillingDetails = { name: '', line1: '', line2: '', postalCode: '', city: '', country: '', taxId: '' };
  const act = (action: SubscriptionAction, months?: number) => (record = afterAction(action, record, months));
  return [
    mockContract('commerceSubscription', () => record),
    mockContract('commerceInvoices', () => ({ invoices: record.id === null ? [] : [sampleInvoice] })),
    mockContract('commerceSubscriptionCancel', () => act('cancel')),
    mockContract('commerceSubscriptionContinue', () => act('continue')),
    mockContract('commerceSwitchPreview', ({ query: { tier } }) => ({
      tier,
      when: record.state === 'trial' ? 'trial' : tier === 'annual' ? 'now' : 'period_end',
      at: tier === 'annual' ? '2026-11-21T09:00:00.000Z' : periodEnd,
      price: { currency: 'usd', unitAmount: minor(tier === 'annual' ? 8_400 : 1_000) },
      credit: money(tier === 'annual' ? 420 : 0, 'usd'),
      dueNow: money(tier === 'annual' ? 7_980 : 0, 'usd'),
      nextCharge: {
        ...money(tier === 'annual' ? 8_400 : 1_000, 'usd'),
        at: (record.state === 'trial' ? record.currentPeriodEnd : null) ?? periodEnd,
      },
      previewedAt: '2026-11-21T09:00:00.000Z',
    })),
    mockContract('commerceSwitch', () => act('switch')),
    mockContract('commerceSwitchWithdraw', () => act('withdraw_switch')),
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
    mockContract('commercePaymentConfirmed', () => act('pay')),
    mockContract('commercePaymentWithdraw', () => act('withdraw_update')),
    mockContract('commercePause', ({ body: { months } }) => act('pause', months)),
    mockContract('commerceResume', () => act('resume')),
    mockContract('commerceCoupon', () => act('coupon')),
    mockContract('commerceOffer', () => ({ offer: offerFor(record) })),
    mockContract('commerceOfferTake', () => act('coupon')),
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
