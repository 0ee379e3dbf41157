import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { mockContract } from '@greenroom/api-client/testing';
import { money, paths } from '@greenroom/contracts';
import { pageStories } from '@greenroom/frame/stories';
import { Page } from '@greenroom/shared-ui';
import { payment } from '../testing/money-samples.ts';
import { words } from '../words.ts';
import { Payments } from './payments.tsx';

const meta: Meta = { title: 'Pages/Staff: payments of a person' };
export default meta;

const Alone = () => (
  <Page>
    <Payments accountUuid="0b6f2c1e-6d0b-4a57-9d4c-3f1f1b0a7e11" changed={() => {}} />
  </Page>
);

const page = pageStories({
  routes: [{ path: paths.staffMoney, frame: 'site', load: async () => ({ Page: Alone }) }],
  messages: words,
  address: paths.staffMoney,
  person: 'staff',
  mocks: () => [
    mockContract('staffMoneyPayments', () => ({
      payments: [
        payment,
        {
          ...{ ...payment, invoiceId: 'in_2', number: 'GR-0002', refunded: money(2_000, 'usd') },
          ...{ pending: money(400, 'usd'), left: money(6_000, 'usd') },
        },
        { ...payment, invoiceId: 'in_3', number: null, refunded: payment.paid, left: money(0, 'usd') },
        { ...payment, invoiceId: 'in_4', number: 'GR-0004', refusedAt: '2026-11-21T10:00:00.000Z' },
      ],
    })),
    mockContract('staffMoneyRefund', () => ({ status: 'done' })),
  ],
  empty: () => [mockContract('staffMoneyPayments', () => ({ payments: [] }))],
});
export const Ready: StoryObj = page.Ready;
export const Empty: StoryObj = page.Empty;
export const Loading: StoryObj = page.Loading;
export const Slow: StoryObj = page.Slow;
export const Failed: StoryObj = page.Failed;
export const Offline: StoryObj = page.Offline;
