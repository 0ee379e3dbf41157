import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { type ListedSubscriptionState, paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { subscriptionStateNames } from '../known-names.ts';
import { dispute, failedPayment, figures, noDisputes, nothingListed, subscription } from '../testing/money-samples.ts';
import { words } from '../words.ts';
import { MoneyPage } from './money-page.tsx';

const meta: Meta = {
  title: 'Pages/Staff: money',
  // A staff page loads itself anew in a document that began on another page, as each story does.
  beforeEach: () => {
    const { getEntriesByType } = performance;
    Object.assign(performance, { getEntriesByType: () => [] });
    return () => Object.assign(performance, { getEntriesByType });
  },
};
export default meta;

const inState = (state: ListedSubscriptionState, index: number) => ({
  ...{ ...subscription, id: `sub_${index + 1}`, state },
  account: state === 'ended' ? null : subscription.account,
});

const page = pageStories({
  routes: [{ path: paths.staffMoney, frame: 'site', load: async () => ({ Page: MoneyPage }) }],
  messages: words,
  address: paths.staffMoney,
  person: 'staff',
  mocks: () => [
    mockContract('staffMoney', () => figures),
    mockContract('staffMoneyFailed', () => ({
      failed: [
        failedPayment,
        { ...failedPayment, invoiceId: 'in_3', number: null, account: null, nextAttemptAt: null },
      ],
      cursor: null,
    })),
    mockContract('staffMoneyDisputes', () => ({
      counts: { open: 2, closed: 1 },
      disputes: [
        dispute,
        { ...dispute, id: 'du_2', invoice: null, reason: 'noncompliant', status: 'warning_under_review', page: null },
        { ...dispute, id: 'du_3', account: null, reason: 'duplicate', status: 'won', state: 'closed' },
      ],
      cursor: 'next',
    })),
    mockContract('staffMoneySubscriptions', () => ({
      counts: subscriptionStateNames.map((state) => ({ state, count: 1 })),
      subscriptions: subscriptionStateNames.map(inState),
      cursor: 'next',
    })),
  ],
  empty: () => [
    mockContract('staffMoney', () => ({
      ...{ ...figures, newPaying: 0, cancelled: 0, recurring: [], trials: { ended: 0, paid: 0 } },
    })),
    mockContract('staffMoneyFailed', () => ({ failed: [], cursor: null })),
    mockContract('staffMoneyDisputes', () => noDisputes),
    mockContract('staffMoneySubscriptions', () => nothingListed),
  ],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
