import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recommended } from '@greenroom/contracts';
import { pictureOf, picturesOf } from './recommended.ts';

const scene = (categorySlug: string, recommendationId: string) =>
  ({ kind: 'scene', recommendationId, scene: { categorySlug } }) as Recommended;
const coach = { kind: 'coach', recommendationId: 'c', coach: { portrait: '/portrait.svg' } } as Recommended;

const categories = join(__dirname, '../../../../../content/scenes');
const slugs = readdirSync(categories, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? one.name : []));

test.each(slugs)('a scene of %s shows the picture of its category', (slug) => {
  const art = /^art: (\w+)$/m.exec(readFileSync(join(categories, slug, 'category.yaml'), 'utf8'))?.[1];
  expect(pictureOf(scene(slug, 's'))).toBe(`/assets/art/${art}.svg`);
});

test('scenes of one category get different pictures where they are shown together, and coaches their portraits', () => {
  const pictures = picturesOf([scene('work', 'a'), coach, scene('work', 'b')], scene('work', 'above'));
  expect(pictures[1]).toBe('/portrait.svg');
  expect(new Set([...pictures, '/assets/art/table.svg']).size).toBe(4);
});
