import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockContract, MockFailure } from '@greenroom/api-client/testing';
import {
  type Locale,
  money,
  paths,
  type StaffMoney,
  type StaffMoneyDisputes,
  type StaffMoneyFailed,
  type StaffMoneySubscriptions,
} from '@greenroom/contracts';
import { openPage, withMockedApi } from '@greenroom/frame/testing';
import { activateLocale } from '@greenroom/i18n';
import { dispute, failedPayment, figures, noDisputes, nothingListed, subscription } from '../testing/money-samples.ts';
import { words } from '../words.ts';
import { MoneyPage } from './money-page.tsx';

withMockedApi();

// jsdom has no performance entries.
beforeAll(() => Object.assign(performance, { getEntriesByType: () => [] }));

interface Mocked {
  figures?: (query: { month?: string | undefined }) => StaffMoney;
  listed?: (query: object) => Partial<StaffMoneySubscriptions>;
  disputes?: (query: object) => Partial<StaffMoneyDisputes>;
  failed?: (query: object) => Partial<StaffMoneyFailed>;
  search?: string;
  locale?: Locale;
}

async function open({
  figures: month = () => figures,
  listed = () => ({}),
  disputes = () => ({}),
  failed = () => ({}),
  search = '',
  locale = 'en',
}: Mocked = {}) {
  activateLocale(locale);
  return openPage({
    routes: [{ path: paths.staffMoney, frame: 'site', load: async () => ({ Page: MoneyPage }) }],
    address: paths.staffMoney + search,
    messages: words,
    mocks: [
      mockContract('staffMoney', ({ query }) => month(query)),
      mockContract('staffMoneyFailed', ({ query }) => ({ failed: [], cursor: null, ...failed(query) })),
      mockContract('staffMoneyDisputes', ({ query }) => ({ ...noDisputes, ...disputes(query) })),
      mockContract('staffMoneySubscriptions', ({ query }) => ({ ...nothingListed, ...listed(query) })),
    ],
  });
}

const rowOf = async (text: string | RegExp) => (await screen.findByText(text)).closest('tr')!;

test('each figure of the month says how it is counted', async () => {
  const { leave } = await open();
  expect(await screen.findByRole('region', { name: 'Figures of November 2026' })).toBeVisible();
  expect(await rowOf('New paying subscriptions')).toHaveTextContent(/first payment above zero.*12$/);
  expect(await rowOf('Cancelled subscriptions')).toHaveTextContent(/end in this month.*3$/);
  expect(await rowOf('Recurring revenue per month')).toHaveTextContent(/25 Nov 2026.*twelve.*\$1,234\.50€90\.00$/);
  expect(await rowOf('Trial conversion')).toHaveTextContent(/share followed by a payment.*62\.5%5 of 8$/);
  leave();
});

test('a month without any says so', async () => {
  const empty = { ...figures, newPaying: 0, recurring: [], trials: { ended: 0, paid: 0 } };
  const { leave } = await open({ figures: () => empty });
  expect(await rowOf('New paying subscriptions')).toHaveTextContent(/0$/);
  expect(await rowOf('Recurring revenue per month')).toHaveTextContent(/None$/);
  expect(await rowOf('Trial conversion')).toHaveTextContent(/No trial ended$/);
  leave();
});

test('a month is chosen by keyboard, among the last two years, and keeps the listed subscriptions', async () => {
  const asked: unknown[] = [];
  const { leave } = await open({
    figures: (query) => {
      asked.push(query);
      return { ...figures, month: query.month ?? figures.month };
    },
    search: '?state=trial',
  });
  const month = await screen.findByRole('combobox', { name: 'Month' });
  expect(within(month).getAllByRole('option')).toHaveLength(24);
  expect(within(month).getByRole('option', { name: 'December 2024' })).toBeInTheDocument();
  await userEvent.selectOptions(month, 'January 2026');
  act(() => screen.getByRole('button', { name: 'Show month' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('region', { name: 'Figures of January 2026' })).toBeVisible();
  expect(asked).toEqual([{}, { month: '2026-01' }]);
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('trial');
  leave();
});

test.each<[StaffMoneySubscriptions['subscriptions'][number]['state'], RegExp]>([
  ['active', /Active.*Renews on 20 Dec 2026/],
  ['trial', /Trial.*First charge on 20 Dec 2026/],
  ['past_due', /Payment failed.*Retried until 20 Dec 2026/],
  ['paused', /Paused.*Until 20 Dec 2026/],
  ['canceled', /Cancelled, runs until its end.*Ends on 20 Dec 2026/],
  ['canceled_trial', /Trial, cancelled.*Ends on 20 Dec 2026/],
  ['ended', /Ended.*On 20 Dec 2026/],
  ['frozen', /frozen/],
])('a subscription in the state %s says until when', async (state, text) => {
  const { leave } = await open({ listed: () => ({ subscriptions: [{ ...subscription, state }] }) });
  const row = await rowOf(subscription.id);
  expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent(/Monthly, \$10\.0020 Nov 2026$/);
  expect(within(row).getByRole('link', { name: 'maren@example.com' })).toHaveAttribute(
    'href',
    `/staff/people/${subscription.account?.uuid}`,
  );
  leave();
});

test('a subscription of a deleted account has no link', async () => {
  const yearly = { ...subscription, account: null, tier: 'annual', price: money(8_400, 'usd'), until: null } as const;
  const { leave } = await open({ listed: () => ({ subscriptions: [yearly] }) });
  const row = await rowOf(subscription.id);
  expect(row).toHaveTextContent(/an account that is gone.*Active.*Yearly, \$84\.00/);
  expect(within(row).queryByRole('link')).not.toBeInTheDocument();
  leave();
});

test('subscriptions are listed by state and address, page by page, and exported as they are listed', async () => {
  const asked: unknown[] = [];
  const { leave } = await open({
    listed: (query) => {
      asked.push(query);
      return { counts: [{ state: 'trial', count: 7 }], subscriptions: [subscription], cursor: 'next' };
    },
    search: '?month=2026-10',
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address, id or number' }), 'maren');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Trial (7)');
  await userEvent.keyboard('{Tab}{Enter}');
  const saved = await screen.findByRole('link', { name: 'Save as CSV' });
  await waitFor(() =>
    expect(saved).toHaveAttribute('href', '/api/v1/staff/money/subscriptions/file?state=trial&find=maren'),
  );
  const older = await screen.findByRole('link', { name: 'Older subscriptions' });
  expect(older).toHaveAttribute('href', '/staff/money?month=2026-10&state=trial&find=maren&cursor=next');
  await userEvent.click(older);
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'trial', find: 'maren', cursor: 'next' }));
  expect(asked).toHaveLength(3);
  leave();
});

test('failed payments say when they are tried again and until when, page by page', async () => {
  const asked: unknown[] = [];
  const without = { ...failedPayment, invoiceId: 'in_3', number: null, account: null, nextAttemptAt: null };
  const { leave } = await open({
    failed: (query) => {
      asked.push(query);
      return { failed: [failedPayment, without], cursor: 'next' };
    },
    search: '?month=2026-10&state=trial',
  });
  const row = await rowOf('GR-0002');
  expect(row).toHaveTextContent(/^maren@example\.comGR-0002\$10\.0024 Nov 202627 Nov 2026, .*1 Dec 2026$/);
  expect(within(row).getByRole('link')).toHaveAttribute('href', `/staff/people/${failedPayment.account?.uuid}`);
  expect(await rowOf('in_3')).toHaveTextContent(/an account that is gone.*None planned/);
  const older = screen.getByRole('link', { name: 'Older failed payments' });
  expect(older).toHaveAttribute('href', '/staff/money?month=2026-10&state=trial&failed=next');
  await userEvent.click(older);
  await waitFor(() => expect(asked).toEqual([{}, { cursor: 'next' }]));
  leave();
});

test('a dispute says what it is about, until when evidence is due, and leads to the provider', async () => {
  const closed = { ...dispute, id: 'du_2', account: null, status: 'lost', state: 'closed', page: null } as const;
  const unknown = { ...dispute, id: 'du_3', invoice: null, reason: 'noncompliant', status: 'paused' };
  const { leave } = await open({ disputes: () => ({ disputes: [dispute, closed, unknown] }) });
  const row = await rowOf('du_1');
  expect(row).toHaveTextContent(/GR-0001\$84\.00FraudulentEvidence needed24 Nov 20263 Dec 2026, /);
  const link = within(row).getByRole('link', { name: 'Open at the payment provider' });
  expect(link).toHaveAttribute('href', dispute.page);
  expect(await rowOf('du_2')).toHaveTextContent(/^an account that is gonedu_2GR-0001.*Lost24 Nov 2026$/);
  expect(await rowOf('du_3')).toHaveTextContent(/noncompliantpaused24 Nov 2026$/);
  leave();
});

test('disputes are searched by keyboard, page by page, beside what else is listed, and exported', async () => {
  const asked: unknown[] = [];
  const { leave } = await open({
    disputes: (query) => {
      asked.push(query);
      return { counts: { open: 3, closed: 1 }, disputes: [dispute], cursor: 'next' };
    },
    search: '?month=2026-10&state=trial',
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Address, id or number of the person' }), 'maren');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State of the dispute' }), 'Open (3)');
  await userEvent.keyboard('{Tab}{Enter}');
  const saved = await screen.findByRole('link', { name: 'Save disputes as CSV' });
  await waitFor(() => expect(saved).toHaveAttribute('href', '/api/v1/staff/money/disputes/file?state=open&find=maren'));
  const older = await screen.findByRole('link', { name: 'Older disputes' });
  expect(older).toHaveAttribute(
    'href',
    '/staff/money?month=2026-10&state=trial&disputes=open&payer=maren&disputed=next',
  );
  await userEvent.click(older);
  await waitFor(() => expect(asked.at(-1)).toEqual({ state: 'open', find: 'maren', cursor: 'next' }));
  leave();
});

test('without disputes it says so, in German on German pages', async () => {
  const { leave } = await open({ locale: 'de', search: '?disputes=closed' });
  expect(await screen.findByText('Keine Anfechtungen gefunden')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Stand der Anfechtung' })).toHaveValue('closed');
  leave();
});

test('without failed payments it says so', async () => {
  const { leave } = await open();
  expect(await screen.findByText('No payment waits for another attempt.')).toBeVisible();
  leave();
});

test('an unknown month or state in the address is ignored', async () => {
  const asked: unknown[] = [];
  const note = (query: object) => {
    asked.push(query);
    return figures;
  };
  const { leave } = await open({
    figures: note,
    listed: (query) => (asked.push(query), {}),
    search: '?month=2026-13&state=sleeping',
  });
  expect(await screen.findByText('No subscriptions found')).toBeVisible();
  expect(asked).toEqual([{}, {}]);
  leave();
});

test('says that loading failed, and loads on request', async () => {
  let fails = true;
  const { leave } = await open({
    figures: () => {
      if (fails) throw new MockFailure('internal');
      return figures;
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('That didn’t arrive');
  fails = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('New paying subscriptions')).toBeVisible();
  leave();
});

test('is in German on German pages', async () => {
  const { leave } = await open({ listed: () => ({ subscriptions: [subscription] }), locale: 'de' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Finanzen' })).toBeVisible();
  expect(await rowOf('Neue zahlende Abos')).toHaveTextContent(/12$/);
  expect(await rowOf(subscription.id)).toHaveTextContent(/Aktiv.*Verlängert sich am 20\.12\.2026.*Monatlich, 10,00/);
  leave();
});
