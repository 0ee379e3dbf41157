import { cardReturned, withoutCharge } from './card-returned.ts';

test.each([
  [
    '?setup_intent=seti_1&setup_intent_client_secret=s&redirect_status=succeeded',
    { setupIntentId: 'seti_1', refused: false, charge: true },
  ],
  ['?setup_intent=seti_1&redirect_status=pending', { setupIntentId: 'seti_1', refused: false, charge: true }],
  ['?setup_intent=seti_1&redirect_status=failed', { setupIntentId: 'seti_1', refused: true, charge: true }],
  ['?setup_intent=', undefined],
  ['?other=1', undefined],
  ['', undefined],
])('%s', (search, returned) => {
  expect(cardReturned(search)).toEqual(returned);
});

test('a card that is only stored is recognised in the URL that it returns to', () => {
  const url = withoutCharge(new URL('https://greenroom.example/settings/plan'));
  url.searchParams.set('setup_intent', 'seti_1');
  expect(cardReturned(url.search)).toEqual({ setupIntentId: 'seti_1', refused: false, charge: false });
});
