import type { SceneFeedback } from '@greenroom/contracts';
import { excerptOf } from './excerpt.ts';

const line = (position: number, author: 'person' | 'partner', text: string) => ({
  position,
  author,
  text,
  status: 'said' as const,
  atMs: 0,
  marks: [],
  voice: null,
});
const script = Array.from({ length: 12 }, (_, at) =>
  line(at + 1, at % 2 === 0 ? 'partner' : 'person', at % 2 === 0 ? `secret ${at + 1}` : `mine ${at + 1}`),
);
const wellAt = (position: number) =>
  ({
    criterion: 'c',
    check: 'k',
    text: '',
    quote: { position, from: 0, to: 4, quote: 'mine' },
  }) as SceneFeedback['doneWell'];

test('contains nothing that the partner said', () => {
  expect(JSON.stringify(excerptOf({ script, doneWell: wellAt(6) }))).not.toContain('secret');
});

test('contains what went best, wherever it is', () => {
  for (const position of [2, 6, 12]) {
    const shown = excerptOf({ script, doneWell: wellAt(position) });
    expect(shown).toContainEqual({ mine: true, text: `mine ${position}` });
    expect(shown.length).toBe(6);
  }
});

test('begins at the start without a best line, and leaves out removed lines', () => {
  const [first, second] = script;
  const removed = { ...second!, status: 'removed' as const };
  expect(excerptOf({ script: [first!, removed], doneWell: null })).toEqual([{ mine: false, characters: 8 }]);
});
