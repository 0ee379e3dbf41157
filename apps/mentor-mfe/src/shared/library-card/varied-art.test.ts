import fc from 'fast-check';
import type { Art } from '@greenroom/contracts';
import { variedArt } from './varied-art.ts';

const arts: readonly Art[] = ['breath', 'chairs', 'keys', 'letter', 'mic', 'pan', 'stairs', 'table'];

test('items keep their own pictures where no neighbour has the same', () =>
  expect(variedArt(['table', 'chairs', 'letter', 'mic', 'table'])).toEqual([
    ...['table', 'chairs', 'letter', 'mic'],
    'table',
  ]));

test('no picture stands beside or below itself, in one to three columns', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...arts)),
      fc.array(fc.constantFrom(...arts), { maxLength: 1 }),
      (own, above) => {
        const shown = [...above, ...variedArt(own, above)];
        expect(shown).toHaveLength(above.length + own.length);
        for (const [at, art] of shown.entries()) expect(shown.slice(at + 1, at + 4)).not.toContain(art);
      },
    ),
  ));
