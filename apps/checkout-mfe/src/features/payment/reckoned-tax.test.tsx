import { act, render, screen } from '@testing-library/react';
import type { CheckoutSession } from '@greenroom/card-payments/checkout';
import { messages } from '../../shared/checkout/index.ts';
import { addedTax, ReckonedTax } from './reckoned-tax.tsx';

const amount = (minorUnitsAmount: number) => ({ minorUnitsAmount, amount: `€${(minorUnitsAmount / 100).toFixed(2)}` });
const sums = (total: number, { inclusive = 0, exclusive = 0 }) => ({
  total: amount(total),
  taxInclusive: amount(inclusive),
  taxExclusive: amount(exclusive),
});
const session = (today: object, next: object | null = null) =>
  ({ total: today, recurring: next && { dueNext: next } }) as unknown as CheckoutSession;

test.each<[string, CheckoutSession, string | undefined, object | undefined]>([
  ['included in the price', session(sums(8_400, { inclusive: 1_341 })), '€13.41 of it is tax.', undefined],
  [
    'added to the price',
    session(sums(9_996, { exclusive: 1_596 })),
    'Tax of €15.96 is added: €99.96 in all.',
    { tax: '€15.96', dueToday: '€99.96', first: '€99.96', later: undefined },
  ],
  [
    'added to the price and to each later payment',
    session(sums(9_996, { exclusive: 1_596 }), sums(9_996, { exclusive: 1_596 })),
    'Tax of €15.96 is added: €99.96 in all.',
    { tax: '€15.96', dueToday: '€99.96', first: '€99.96', later: '€99.96' },
  ],
  [
    'added to the first payment after a trial',
    session(sums(0, {}), sums(9_996, { exclusive: 1_596 })),
    'Tax of €15.96 is added: €99.96 in all.',
    { tax: '€15.96', dueToday: '€0.00', first: '€99.96', later: '€99.96' },
  ],
  [
    'included in the first payment after a trial',
    session(sums(0, {}), sums(8_400, { inclusive: 1_341 })),
    '€13.41 of it is tax.',
    undefined,
  ],
  ['not calculated', session(sums(8_400, {})), undefined, undefined],
])('tax %s', async (_, checkout, said, added) => {
  await messages.load();
  await act(async () => render(<ReckonedTax {...checkout} />));
  expect(screen.queryByRole('status')?.textContent).toBe(said);
  expect(addedTax(checkout, { coupon: false })).toEqual(added);
});

test('after a trial with a code, later payments are not stated', () => {
  const checkout = session(sums(0, {}), sums(5_998, { exclusive: 958 }));
  expect(addedTax(checkout, { coupon: true })).toMatchObject({ first: '€59.98', later: undefined });
});
