import { sentences } from '@greenroom/contracts';
import english from '../messages/en.json';
import { sayFailure } from './say-failure.ts';

/* Tests compile messages: a plain message is a list with one text. */
const textOf = (key: string) => (english as unknown as Record<string, string[]>)[key]?.join('');

test.each(Object.entries(sentences))('the message %s has the text of the contracts', (key, words) => {
  expect(textOf(`sentence.${key}`)).toBe(words);
});

const error = { code: 'bad_request', status: 400, message: 'No' } as const;

test.each([
  [
    'an error of a field in the form is shown at the field',
    { ...error, fields: [{ path: 'email', message: 'x' }] },
    undefined,
  ],
  [
    'an error of a field outside the form is shown for the whole form',
    { ...error, fields: [{ path: 'gdpr', message: sentences.termsRequired }] },
    { key: 'sentence.termsRequired' },
  ],
  [
    'a gateway’s answer is quoted',
    {
      code: 'internal' as const,
      status: 502,
      message: 'The server answered 502 Bad Gateway',
      answer: '502 Bad Gateway',
    },
    { key: 'sentence.forgotPasswordFailed', details: '502 Bad Gateway' },
  ],
  ['an unknown error gets the default message', error, { key: 'sentence.forgotPasswordFailed' }],
  [
    'a wait of seconds is shown as a minute',
    { ...error, code: 'rate_limited' as const, retryAfterSeconds: 5 },
    { key: 'form.tryAgainIn', minutes: 1 },
  ],
  ['rate-limited without a wait time', { ...error, code: 'rate_limited' as const }, { key: 'sentence.tooManyTries' }],
])('%s', (_, failure, saying) => {
  expect(sayFailure(failure, ['email'])).toEqual(saying);
});
