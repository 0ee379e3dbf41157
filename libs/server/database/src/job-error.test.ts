import { jobErrorOf } from './job-error.ts';

const words = 'Maren wrote: I am ill';

test.each<[string, unknown, ReturnType<typeof jobErrorOf>]>([
  ['nothing', null, null],
  ['a value thrown in place of an error', { value: words }, { name: null, code: null }],
  ['an error without a code', { name: 'Error', message: words, stack: words }, { name: 'Error', code: null }],
  [
    'a failed connection',
    { name: 'Error', code: 'ECONNREFUSED', message: words },
    { name: 'Error', code: 'ECONNREFUSED' },
  ],
  [
    'a failed query, whose code is the cause’s',
    { name: 'DrizzleQueryError', message: words, cause: { name: 'error', code: '23505', detail: words } },
    { name: 'DrizzleQueryError', code: '23505' },
  ],
  [
    'a failure of an adapter',
    { name: 'LanguageModelError', trouble: 'rate-limited', message: words },
    { name: 'LanguageModelError', code: 'rate-limited' },
  ],
  ['a job whose worker was lost', { value: { message: 'job timed out' } }, { name: null, code: 'timed-out' }],
  [
    'a job that ran too long',
    { name: 'Error', message: 'handler execution exceeded 300s' },
    { name: 'Error', code: 'timed-out' },
  ],
  ['text in place of a class and a code', { name: words, code: words }, { name: null, code: null }],
  ['an address in their place', { name: 'a@example.com', code: 'a@example.com' }, { name: null, code: null }],
])('reads the class and code of %s, and no text', (_, output, expected) => {
  expect(jobErrorOf(output)).toEqual(expected);
});

test('stops at errors that are nested deeply', () => {
  let error: object = { code: 'DEEP' };
  for (let depth = 0; depth < 9; depth += 1) error = { name: 'Error', cause: error };
  expect(jobErrorOf(error)).toEqual({ name: 'Error', code: null });
});
