import { matchWords } from './match-words.ts';
import { readWords } from './read-words.ts';

describe('readWords', () => {
  it('finds comments, log messages and test titles, each once', () => {
    const source = `
/** Waits for the
 * next call. */
export const a = 1;
function f() {
  // Only on a busy day.
  log.warn({ err }, 'The call was not kept');
  console.log('not a log line at all');
}
/** Is called by tests. */
export const b = 2;
it('keeps the call', f);
test.each([1])('waits for %s calls', f);
// eslint-disable-next-line no-console -- a tool
`;
    expect(readWords('a.test.ts', source)).toEqual([
      { kind: 'comment', text: 'Waits for the next call.' },
      { kind: 'comment', text: 'Only on a busy day.' },
      { kind: 'log', text: 'The call was not kept' },
      { kind: 'comment', text: 'Is called by tests.' },
      { kind: 'test title', text: 'keeps the call' },
    ]);
  });
});

describe('matchWords', () => {
  const comment = (text: string) => ({ kind: 'comment' as const, text });

  it('pairs each text with the most similar one, and counts the rest', () => {
    const before = [comment('Same as it was'), comment('Who calls is heard'), comment('There is no voice')];
    const after = [comment('The caller who calls is heard'), comment('Same as it was'), comment('Retries in 60 s')];
    expect(matchWords(before, after)).toEqual({
      same: 1,
      rewritten: [{ kind: 'comment', before: 'Who calls is heard', after: 'The caller who calls is heard' }],
      gone: 1,
    });
  });

  it('does not pair a comment with a test title', () => {
    const title = { kind: 'test title' as const, text: 'the call is kept' };
    expect(matchWords([comment('the call is kept')], [title])).toEqual({ same: 0, rewritten: [], gone: 1 });
  });
});
