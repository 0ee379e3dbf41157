import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { playerOf, portraitOf } from './portraits.ts';

const assets = join(__dirname, '../../../../shell');

test.each(['woman-low', 'woman-bright', 'man-low', 'man-bright', 'old-woman', 'old-man'])(
  'every %s has an existing face, always the same',
  (voice) => {
    for (const name of ['A', 'B', 'C', 'Dorothea Achebe']) {
      const player = playerOf({ name, voice });
      expect(existsSync(join(assets, player!.portrait))).toBe(true);
      expect(playerOf({ name, voice })).toEqual(player);
    }
  },
);

test('a partner of a custom scene has no actor', () =>
  expect(playerOf({ name: 'Jonas', voice: null })).toBe(undefined));

test.each(['', 'Jonas', 'Dana', 'Frau Öztürk'])('a partner named only “%s” has a faceless picture', (name) => {
  const portrait = portraitOf({ name, voice: null });
  expect(portrait).toMatch(/\/someone-/);
  expect(existsSync(join(assets, portrait))).toBe(true);
});
