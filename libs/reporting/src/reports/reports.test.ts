import fc from 'fast-check';
import { reportError } from '../index.ts';
import { framesOf, onReported, reportOf, scrub, observeReported } from './index.ts';

test.each([
  ['a quotation', `Unexpected token 'I', "I am afraid of "Ann" and"... is not valid JSON`, 'afraid|Ann'],
  ['a truncated quotation', 'No item “I am afraid of the', 'afraid'],
  ['a page’s URL', 'Failed to fetch https://x.example/reset-password#token=abc', 'example|abc'],
  ['an email address', 'No account for maren.cole+1@example.com here', 'maren|example'],
  ['a token', 'Refused: Bearer abc.def', 'abc'],
  ['a session', 'Expired eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x-y_z', 'eyJ'],
  ['an id', 'No row 3f1c2d5e-8a4b-8c6d-9e0f-1a2b3c4d5e6f', '3f1c'],
  ['a phone number', 'Cannot ring +49 30 901820', '901'],
  ['a card number', 'Declined 4242 4242 4242 4242', '4242'],
])('removes %s', (_, sentence, private_) => {
  const left = scrub(sentence);
  expect(left).not.toMatch(new RegExp(private_));
  expect(left).toMatch(/<\w+>/);
});

test('keeps messages of our own', () => {
  expect(scrub('Loading chunk 386 failed')).toBe('Loading chunk 386 failed');
  expect(scrub('Maximum update depth exceeded')).toBe('Maximum update depth exceeded');
});

test('removes everything within quotation marks and limits the length', () => {
  fc.assert(
    fc.property(fc.string(), (words) => {
      const left = scrub(`before "x${words}x" after`);
      expect(left).toBe('before <words> after');
      expect(scrub(words.repeat(100)).length).toBeLessThanOrEqual(300);
    }),
  );
});

const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });
const place = { side: 'browser', page: 'mentorChat' } as const;

test.each([
  [
    'Chromium',
    `TypeError: Maren wrote\n    at Maren Cole (https://x.example/secret:1:1)\n    at Screen (https://x.example/remotes/mentor-mfe/0.1.0-abcdef01/386.e447.js?token=abc:1:2345)\n    at https://x.example/shell/0.1.0-00000000/main.js:2:3`,
  ],
  [
    'Firefox',
    `Screen@https://x.example/remotes/mentor-mfe/0.1.0-abcdef01/386.e447.js?token=abc:1:2345\n@https://x.example/shell/0.1.0-00000000/main.js:2:3`,
  ],
])('a report of %s has the app, its release and the frames, and nothing else', (_, stack) => {
  const message = 'Maren wrote\n    at Maren Cole (https://x.example/secret:1:1)';
  const report = reportOf({ error: thrown(message, stack), where: 'boundary', at: 0 }, place, 'one');
  expect(report).toMatchObject({ part: 'mentor-mfe', release: '0.1.0-abcdef01', name: 'TypeError', where: 'boundary' });
  expect(report.frames).toEqual([
    { function: 'Screen', file: '/remotes/mentor-mfe/0.1.0-abcdef01/386.e447.js', line: 1, column: 2345 },
    expect.objectContaining({ file: '/shell/0.1.0-00000000/main.js', line: 2, column: 3 }),
  ]);
  expect(JSON.stringify(report)).not.toMatch(/example|abc:|secret/);
});

test('removes machine folders from paths', () => {
  const [frame] = framesOf(thrown('x', 'TypeError: x\n    at work (file:///home/someone/site/apps/api/src/main.ts:3:4)'));
  expect(frame).toEqual({ function: 'work', file: 'apps/api/src/main.ts', line: 3, column: 4 });
});

test('reports of a query only that it failed, and of a non-error only its type', () => {
  const query = Object.assign(new Error('insert Maren'), { query: 'insert' });
  expect(reportOf({ error: query, where: 'api', at: 0 }, place, 'one').message).toBe('a query failed');
  const report = reportOf({ error: 'words of Maren', where: 'api', at: 0 }, place, 'two');
  expect(report).toMatchObject({ name: 'thrown string', message: '', frames: [] });
});

test('keeps at most twenty errors until a consumer takes them, then passes errors on at once', () => {
  for (let count = 0; count < 25; count += 1) reportError(count, 'early');
  const taken: unknown[] = [];
  const end = onReported(({ error }) => taken.push(error));
  expect(taken).toHaveLength(20);
  reportError('now', 'later');
  expect(taken.at(-1)).toBe('now');
  end();
  reportError('after', 'later');
  expect(taken).not.toContain('after');
});

test('an observer sees waiting and new errors and takes none from a later consumer', () => {
  reportError('before', 'early');
  const heard: unknown[] = [];
  const taken: unknown[] = [];
  observeReported(({ error }) => heard.push(error));
  reportError('between', 'early');
  const end = onReported(({ error }) => taken.push(error));
  reportError('now', 'later');
  end();
  reportError('after', 'later');
  expect(heard).toEqual(expect.arrayContaining(['before', 'between', 'now', 'after']));
  expect(taken.slice(-3)).toEqual(['before', 'between', 'now']);
});
