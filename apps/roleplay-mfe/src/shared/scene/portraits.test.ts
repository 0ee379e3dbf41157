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

const pictures = (partners: readonly { name: string; role: string }[]) =>
  new Set(partners.map((one) => portraitOf({ ...one, voice: null })));

test('partners of custom scenes are different people, by name and by role', () => {
  const names = ['Jonas', 'Anna', 'Dana', 'Mehmet', 'Ruth', 'Tom', 'Frau Weber', 'Luis', 'Mia', 'Ola', 'Priya', 'Sam'];
  expect(pictures(names.map((name) => ({ name, role: 'My boss' }))).size).toBeGreaterThanOrEqual(6);
  const roles = ['My brother', 'My boss', 'My landlord', 'Meine Mutter', 'A customer', 'My neighbour'];
  expect(pictures(roles.map((role) => ({ name: '', role }))).size).toBeGreaterThanOrEqual(4);
});

test('a partner without a name looks the same before and after the scene names them after their role', () =>
  expect(portraitOf({ name: '', role: 'My boss' })).toBe(portraitOf({ name: 'My boss', role: 'My boss' })));

test('every picture of a stranger exists', () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ name: `Person ${at}`, role: 'A neighbour' }));
  expect(pictures(many).size).toBe(12);
  for (const picture of pictures(many)) expect(existsSync(join(assets, picture))).toBe(true);
});
