import {
  money,
  type StaffMoney,
  type StaffMoneyDisputes,
  type StaffMoneyFailed,
  type StaffMoneyPayments,
  type StaffMoneySubscriptions,
} from '@greenroom/contracts';

/** Answers for tests and stories of the page. */

export const figures: StaffMoney = {
  month: '2026-11',
  latest: '2026-11',
  newPaying: 12,
  cancelled: 3,
  recurring: [money(123_450, 'usd'), money(9_000, 'eur')],
  recurringAt: '2026-11-25T12:00:00.000Z',
  trials: { ended: 8, paid: 5 },
};

export const subscription: StaffMoneySubscriptions['subscriptions'][number] = {
  id: 'sub_1',
  account: { uuid: '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11', email: 'maren@example.com' },
  state: 'active',
  tier: 'monthly',
  price: money(1_000, 'usd'),
  since: '2026-11-20T10:00:00.000Z',
  until: '2026-12-20T10:00:00.000Z',
};

export const nothingListed: StaffMoneySubscriptions = { counts: [], subscriptions: [], cursor: null };

export const payment: StaffMoneyPayments['payments'][number] = {
  invoiceId: 'in_1',
  number: 'GR-0001',
  paidAt: '2026-11-20T10:00:00.000Z',
  paid: money(8_400, 'usd'),
  refunded: money(0, 'usd'),
  pending: money(0, 'usd'),
  left: money(8_400, 'usd'),
  refusedAt: null,
};

export const failedPayment: StaffMoneyFailed['failed'][number] = {
  invoiceId: 'in_2',
  number: 'GR-0002',
  account: subscription.account,
  amount: money(1_000, 'usd'),
  since: '2026-11-24T10:00:00.000Z',
  nextAttemptAt: '2026-11-27T10:00:00.000Z',
  until: '2026-12-01T10:00:00.000Z',
};

export const dispute: StaffMoneyDisputes['disputes'][number] = {
  id: 'du_1',
  account: subscription.account,
  invoice: 'GR-0001',
  amount: money(8_400, 'usd'),
  reason: 'fraudulent',
  status: 'needs_response',
  state: 'open',
  openedAt: '2026-11-24T10:00:00.000Z',
  evidenceDueBy: '2026-12-03T10:00:00.000Z',
  page: 'https://dashboard.stripe.com/payments/pi_1',
};

export const noDisputes: StaffMoneyDisputes = { counts: { open: 0, closed: 0 }, disputes: [], cursor: null };
