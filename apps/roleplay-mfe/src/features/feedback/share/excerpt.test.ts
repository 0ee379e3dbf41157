import type { RoleplayNotes } from '@greenroom/contracts';
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
  }) as RoleplayNotes['doneWell'];

test('nothing that the other said is in it', () => {
  expect(JSON.stringify(excerptOf({ script, doneWell: wellAt(6) }))).not.toContain('secret');
});

test('what was done well is in it, wherever it stands', () => {
  for (const position of [2, 6, 12]) {
    const shown = excerptOf({ script, doneWell: wellAt(position) });
    expect(shown).toContainEqual({ mine: true, text: `mine ${position}` });
    expect(shown.length).toBe(6);
  }
});

test('without one the beginning is shown, and what was removed is not', () => {
  const [first, second] = script;
  const removed = { ...second!, status: 'removed' as const };
  expect(excerptOf({ script: [first!, removed], doneWell: null })).toEqual([{ mine: false, characters: 8 }]);
});
