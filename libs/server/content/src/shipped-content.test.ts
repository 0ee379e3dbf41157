import { shippedContent } from './testing/shipped-content.ts';
import { knownCoaches, type KnownCoach, portraitOf } from '@greenroom/contracts/known-coaches';
import { coachCard } from './domain/cards.ts';
import { loadCatalogue } from './load-catalogue.ts';

test('the coaches that pages know in advance are in the content, with the same names and portraits', async () => {
  const catalogue = await loadCatalogue(shippedContent);
  for (const [slug, name] of Object.entries(knownCoaches)) {
    const coach = catalogue.coach(slug);
    expect(coach && coachCard(coach, 'en')).toMatchObject({ name, portrait: portraitOf(slug as KnownCoach) });
  }
});

test('every item of the library has a German version', async () => {
  const { coaches } = await loadCatalogue(shippedContent);
  const items = coaches.flatMap(({ shelf }) => shelf);
  expect(items.length).toBeGreaterThan(100);
  expect(items.filter(({ german }) => !german).map(({ slug }) => slug)).toEqual([]);
});
