import { loadCatalogue } from '../load-catalogue.ts';
import { shippedContent } from '../testing/shipped-content.ts';
import { coachInLanguage } from './coach-in-language.ts';
import type { Coach } from './content-files.ts';

let coaches: readonly Coach[];
beforeAll(async () => {
  ({ coaches } = await loadCatalogue(shippedContent));
});

test('every coach has German texts, which differ from the English ones', () => {
  for (const coach of coaches) {
    const [german, english] = [coachInLanguage(coach, 'de'), coachInLanguage(coach, 'en')];
    expect([german.language, english.language]).toEqual(['de', 'en']);
    for (const part of ['field', 'line', 'summary', 'manner', 'goodFor', 'lessGoodFor', 'story'] as const)
      expect(german[part]).not.toBe(english[part]);
  }
});

test('a coach in German has the same name, topics and groups of the shelf', () => {
  for (const coach of coaches) {
    const german = coachInLanguage(coach, 'de');
    expect(german).toMatchObject({ slug: coach.slug, name: coach.name, shelf: coach.shelf });
    for (const part of ['topics', 'categories'] as const)
      expect(german[part].map(({ slug }) => slug)).toEqual(coach[part].map(({ slug }) => slug));
  }
});

test('a coach without German texts is shown in English', () => {
  const { german: _, ...english } = coaches[0]!;
  expect(coachInLanguage(english, 'de')).toEqual({ ...english, language: 'en' });
});
