import { hearsOrders } from './orders.ts';
import { ordersToMarkers } from '../evaluation/orders.ts';

test.each(ordersToMarkers)('an order: "%s"', (text) => {
  expect(hearsOrders(text)).toBe(true);
});

test.each([
  'Give me ten minutes.',
  'I want ten percent more.',
  'Rate the risk for me, please.',
  'What grade is she in?',
  'Can I give you some feedback?',
  'My score in the review was excellent.',
  'The rules say three months’ notice.',
  'I need a number out of ten, how bad is the pain?',
  'I get a hundred and thirty, on average.',
  'The judge decided last week.',
  'I deserve a raise.',
  'Give me the best price.',
  'Gib mir zehn Minuten.',
])('said to the partner: "%s"', (text) => {
  expect(hearsOrders(text)).toBe(false);
});
