import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { answerFromHouse, indexShelves, type Turn } from '../index.ts';

let catalogue: Awaited<ReturnType<typeof loadCatalogue>>;
let answersTo: (coachSlug: string, ...said: readonly string[]) => string[];
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  const shelves = indexShelves(catalogue);
  answersTo = (coachSlug, ...said) => {
    const history: Turn[] = [];
    return said.map((text) => {
      const coach = catalogue.coach(coachSlug)!;
      const question = { coach, text, history: [...history], topic: undefined, materials: [], seed: 's' };
      const { parts } = answerFromHouse(question, shelves);
      const answer = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n\n');
      history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
      return answer;
    });
  };
});

const saysOf = (name: string, language: 'en' | 'de') =>
  catalogue.terms.find(({ names }) => names[language].includes(name))!.says[language];

it.each([
  ['imogen-vale', 'whats a "throughline", my colleague keeps saying i need one', 'throughline', 'en'],
  ['mateus-brandt', 'whats a rep, everyone acts like i should know', 'rep', 'en'],
  ['anila-kestrel', 'was heißt eigentlich Reallohn?', 'Reallohn', 'de'],
] as const)('%s explains a word in the middle of a conversation: “%s”', (coach, asked, name, language) => {
  const opening = language === 'en' ? 'I have to prepare for something next week' : 'Ich muss nächste Woche verhandeln';
  expect(answersTo(coach, opening, asked)[1]).toBe(saysOf(name, language));
});

it('a word is explained once', () => {
  const [first, second] = answersTo('imogen-vale', 'what is a throughline?', 'what is a throughline?');
  expect(first).toBe(saysOf('throughline', 'en'));
  expect(second).not.toContain(saysOf('throughline', 'en'));
});

it('each name finds its own term', () => {
  const { termsAskedFor } = indexShelves(catalogue);
  const lost = catalogue.terms.flatMap((term) => [
    ...term.names.en.filter((name) => termsAskedFor(`what is a ${name}?`)[0] !== term),
    ...term.names.de.filter((name) => termsAskedFor(`was ist ${name}?`)[0] !== term),
  ]);
  expect(lost).toEqual([]);
});
