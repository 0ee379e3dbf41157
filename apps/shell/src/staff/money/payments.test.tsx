import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failContract, mockContract, MockFailure } from '@greenroom/api-client/testing';
import { type Locale, money, paths, type StaffMoneyPayments } from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale } from '@greenroom/i18n';
import { payment } from '../testing/money-samples.ts';
import { words } from '../words.ts';
import { Payments } from './payments.tsx';

withMockedApi();

const accountUuid = '0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11';
const changed = jest.fn();
const Page = () => <Payments accountUuid={accountUuid} changed={changed} />;
beforeEach(() => changed.mockClear());

async function open(mocks: Parameters<typeof openPage>[0]['mocks'], locale: Locale = 'en') {
  activateLocale(locale);
  return openPage({
    routes: [{ path: paths.staffMoney, frame: 'site', load: async () => ({ Page }) }],
    address: paths.staffMoney,
    messages: words,
    mocks,
  });
}
const listed = (...payments: StaffMoneyPayments['payments']) =>
  mockContract('staffMoneyPayments', () => ({ payments }));
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Refund invoice GR-0001' }));
  return screen.getByRole('textbox', { name: 'Amount' });
};

test('each payment says what was refunded, what is under way and what is left', async () => {
  const { leave } = await open([
    listed(
      { ...payment, refunded: money(2_000, 'usd'), pending: money(400, 'usd'), left: money(6_000, 'usd') },
      { ...payment, invoiceId: 'in_2', number: null, refunded: payment.paid, left: money(0, 'usd') },
      { ...payment, invoiceId: 'in_3', number: 'GR-0003', refusedAt: '2026-11-21T10:00:00.000Z' },
    ),
  ]);
  const [, first, second, third] = within(
    await screen.findByRole('region', { name: 'Payments, newest first' }),
  ).getAllByRole('row');
  expect(first).toHaveTextContent(/^20 Nov 2026GR-0001\$84\.00\$20\.00\$4\.00 under way\$60\.00Refund$/);
  expect(second).toHaveTextContent(/^20 Nov 2026in_2\$84\.00\$84\.00\$0\.00$/);
  expect(third).toHaveTextContent(/A refund was refused on 21 Nov 2026/);
  leave();
});

test('a part is refunded by keyboard, with a reason and a button that names the amount', async () => {
  const asked: { key: string }[] = [];
  let payments = [payment];
  const { leave } = await open([
    mockContract('staffMoneyPayments', () => ({ payments })),
    mockContract('staffMoneyRefund', ({ params, body }) => {
      asked.push({ ...params, ...body });
      payments = [{ ...payment, refunded: money(1_250, 'usd'), left: money(7_150, 'usd') }];
      return { status: 'done' };
    }),
  ]);
  const button = await screen.findByRole('button', { name: 'Refund invoice GR-0001' });
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('84.00');
  expect(amount).toHaveAccessibleDescription('At most $84.00.');
  expect(screen.getByRole('button', { name: 'Refund $84.00' })).toBeVisible();
  await userEvent.clear(amount);
  await userEvent.keyboard('12.50{Tab}The call broke off{Tab}');
  expect(screen.getByRole('button', { name: 'Refund $12.50' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('$12.50 is refunded.')).toHaveFocus();
  await waitFor(() => expect(screen.getByText('$71.50')).toBeVisible());
  expect(asked).toEqual([
    { accountUuid, reason: 'The call broke off', invoiceId: 'in_1', amount: 1_250, key: expect.any(String) as string },
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
  leave();
});

test('a repeated attempt of the form has the same key, another form another', async () => {
  const keys: string[] = [];
  const { leave } = await open([
    listed(payment),
    mockContract('staffMoneyRefund', ({ body }) => {
      keys.push(body.key);
      if (keys.length === 1) throw new MockFailure('unavailable');
      return { status: 'under_way' };
    }),
  ]);
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Twice');
  await userEvent.click(screen.getByRole('button', { name: 'Refund $84.00' }));
  expect(await screen.findByText(/The payment provider does not answer at the moment/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Refund $84.00' }));
  expect(await screen.findByText('The refund of $84.00 is under way. It is repeated until it is made.')).toBeVisible();
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Again');
  await userEvent.click(screen.getByRole('button', { name: 'Refund $84.00' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  leave();
});

test.each(['84.01', '0', 'all', ''])('says what can be refunded instead of sending “%s”', async (typed) => {
  const asked = jest.fn();
  const { leave } = await open([listed(payment), mockContract('staffMoneyRefund', asked)]);
  const amount = await openForm();
  await userEvent.clear(amount);
  if (typed) await userEvent.type(amount, typed);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }));
  expect(
    await screen.findByText('Enter an amount above zero that is no more than what is left: $84.00.'),
  ).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  leave();
});

test.each([
  ['conflict', /the payment provider refuses it/],
  ['forbidden', /Your role does not allow this/],
  ['not_found', /does not belong to the account/],
  ['unprocessable', /no more than what is left/],
] as const)('says why a refund was not made: %s', async (code, text) => {
  const { leave } = await open([listed(payment), failContract('staffMoneyRefund', code)]);
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Refund $84.00' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(changed).toHaveBeenCalledTimes(1);
  leave();
});

test('says that nothing was paid', async () => {
  const { leave } = await open([listed()]);
  expect(await screen.findByText('Nothing paid yet.')).toBeVisible();
  leave();
});

test('is in German on German pages', async () => {
  const { leave } = await open([listed(payment)], 'de');
  await userEvent.click(await screen.findByRole('button', { name: 'Rechnung GR-0001 erstatten' }));
  expect(screen.getByRole('textbox', { name: 'Betrag' })).toHaveValue('84,00');
  expect(screen.getByRole('button', { name: /^84,00.\$ erstatten$/ })).toBeVisible();
  leave();
});
