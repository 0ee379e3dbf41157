import { enoughForFeedback, describeMissing } from './enough-for-feedback.ts';
import type { TranscriptLine } from './transcript-of.ts';

const lines = (...texts: string[]) =>
  texts.flatMap((text): TranscriptLine[] => [
    { author: 'partner', text: 'What is it about?', status: 'said', atMs: 0, endedMs: null, cutOff: false },
    { author: 'person', text, status: 'said', atMs: 0, endedMs: null, cutOff: false },
  ]);
const three = lines('You never listen to me.', 'It is all your fault.', 'Pay me now.');

it.each(['walked-away', 'agreed', 'partly'] as const)('accepts three short lines where the scene ended %s', (ending) =>
  expect(enoughForFeedback(three, ending)).toEqual({ enough: true }),
);

it.each(['stopped', 'out-of-time', null] as const)('asks for more where the scene ended %s', (ending) =>
  expect(enoughForFeedback(three, ending)).toMatchObject({ enough: false, has: { lines: 3, words: 13 } }),
);

it('gives no feedback on a scene in which nothing was said', () =>
  expect(enoughForFeedback([], 'walked-away')).toMatchObject({ enough: false }));

it.each([
  [{ lines: 6, words: 40 }, '40 words, and 60 are needed'],
  [{ lines: 2, words: 80 }, '2 lines, and 4 are needed'],
  [{ lines: 1, words: 4 }, '1 line, and 4 are needed; 4 words, and 60 are needed'],
])('names only the missing amounts of %j', (has, said) =>
  expect(describeMissing({ has, needs: { lines: 4, words: 60 } })).toBe(said),
);
