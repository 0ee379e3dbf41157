import { shippedContent } from './testing/shipped-content.ts';
import { knownCoaches, type KnownCoach, portraitOf } from '@greenroom/contracts/known-coaches';
import { coachCard } from './domain/cards.ts';
import { loadCatalogue } from './load-catalogue.ts';

test('coaches that pages know before they ask are in the content, by these names and portraits', async () => {
  const catalogue = await loadCatalogue(shippedContent);
  for (const [slug, name] of Object.entries(knownCoaches)) {
    const coach = catalogue.coach(slug);
    expect(coach && coachCard(coach)).toMatchObject({ name, portrait: portraitOf(slug as KnownCoach) });
  }
});

test('every item of the library is there in German', async () => {
  const { coaches } = await loadCatalogue(shippedContent);
  const items = coaches.flatMap(({ shelf }) => shelf);
  expect(items.length).toBeGreaterThan(100);
  expect(items.filter(({ german }) => !german).map(({ slug }) => slug)).toEqual([]);
});
