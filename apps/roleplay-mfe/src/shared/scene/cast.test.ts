import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { playerOf, portraitOf } from './cast.ts';

const assets = join(__dirname, '../../../../shell');

test.each(['woman-low', 'woman-bright', 'man-low', 'man-bright', 'old-woman', 'old-man'])(
  'every %s has a face that is there, always the same',
  (voice) => {
    for (const name of ['A', 'B', 'C', 'Dorothea Achebe']) {
      const player = playerOf({ name, voice });
      expect(existsSync(join(assets, player!.portrait))).toBe(true);
      expect(playerOf({ name, voice })).toEqual(player);
    }
  },
);

test('whoever is only known by what one wrote has no face', () =>
  expect(playerOf({ name: 'Jonas', voice: null })).toBe(undefined));

test.each(['', 'Jonas', 'Dana', 'Frau Öztürk'])('whoever is only known as “%s” is a person without a face', (name) => {
  const portrait = portraitOf({ name, voice: null });
  expect(portrait).toMatch(/\/someone-/);
  expect(existsSync(join(assets, portrait))).toBe(true);
});
