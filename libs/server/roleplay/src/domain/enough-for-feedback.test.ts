import { linesForFeedback, linesToFeedback } from './enough-for-feedback.ts';
import type { TranscriptLine } from './transcript-of.ts';

const lines = (...texts: string[]) =>
  texts.flatMap((text): TranscriptLine[] => [
    { author: 'partner', text: 'What is it about?', status: 'said', atMs: 0, endedMs: null, cutOff: false },
    { author: 'person', text, status: 'said', atMs: 0, endedMs: null, cutOff: false },
  ]);

it.each(['walked-away', 'agreed', 'partly'] as const)('needs a single line where the scene ended %s', (ending) => {
  expect(linesToFeedback(lines('Pay me now.'), ending)).toBe(0);
  expect(linesToFeedback([], ending)).toBe(1);
});

it.each(['stopped', 'out-of-time', null] as const)('needs three lines, short ones too, where it ended %s', (ending) => {
  expect(linesToFeedback(lines('More pay.', 'Why not?', 'Please.'), ending)).toBe(0);
  expect(linesForFeedback(lines('More pay.'), ending)).toEqual({ has: 1, needs: 3 });
  expect(linesToFeedback(lines('More pay.'), ending)).toBe(2);
});
