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

it('reads only the lines it needs', () => {
  const unread = Object.defineProperty({ ...lines('More.')[0]! }, 'text', {
    get: () => {
      throw new Error('This line is not needed');
    },
  });
  const long = [
    ...lines('More pay.', 'Why not?', 'Please.', 'I mean it.'),
    ...Array.from({ length: 200 }, () => unread),
  ];
  expect(linesToFeedback(long, null)).toBe(0);
});

it('reads on where the first lines are not enough', () => {
  const said = lines('More pay.', 'Why not?', 'Please.');
  const before = Array.from({ length: 30 }, () => said[0]!);
  expect(linesToFeedback([...before, ...said], null)).toBe(0);
  expect(linesToFeedback([...before, ...said.slice(0, 4)], null)).toBe(1);
});
