import { cardReturned } from './card-returned.ts';

test.each([
  [
    '?setup_intent=seti_1&setup_intent_client_secret=s&redirect_status=succeeded',
    { setupIntentId: 'seti_1', refused: false },
  ],
  ['?setup_intent=seti_1&redirect_status=pending', { setupIntentId: 'seti_1', refused: false }],
  ['?setup_intent=seti_1&redirect_status=failed', { setupIntentId: 'seti_1', refused: true }],
  ['?setup_intent=', undefined],
  ['?other=1', undefined],
  ['', undefined],
])('%s', (search, returned) => {
  expect(cardReturned(search)).toEqual(returned);
});
