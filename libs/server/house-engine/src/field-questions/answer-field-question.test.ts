import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { flowWords } from '../flows/flow-words.ts';
import { answerFromHouse, indexShelves, type Turn } from '../index.ts';

let catalogue: Awaited<ReturnType<typeof loadCatalogue>>;
let lastAnswer: (coachSlug: string, ...said: readonly string[]) => string;
let lastSuggestions: readonly string[];
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  const shelves = indexShelves(catalogue);
  lastAnswer = (coachSlug, ...said) => {
    const history: Turn[] = [];
    let answer = '';
    for (const text of said) {
      const coach = catalogue.coach(coachSlug)!;
      const question = { coach, text, history: [...history], topic: undefined, materials: [], seed: 's' };
      const { parts, suggestions } = answerFromHouse(question, shelves);
      lastSuggestions = suggestions;
      answer = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n\n');
      history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
    }
    return answer;
  };
});

const answerTo = (coach: string, id: string, language: 'en' | 'de') =>
  catalogue.fieldQuestions.find((one) => one.coach === coach && one.id === id)!.say[language];

const talk = 'I have to give a ten minute talk at our allotment society on Wednesday';
const soup = 'made a big pot of lentil soup, it tastes of warm water';
const strength = 'Ich bin 68 und möchte kräftiger werden, im Studio sind mir zu viele Leute';

it.each([
  ['imogen-vale', talk, 'theres a lectern. behind it or next to it', 'lectern-or-not', 'en'],
  ['baptiste-orlay', soup, 'whats the point of lemon in a soup tho', 'lemon-why', 'en'],
  ['baptiste-orlay', soup, 'can i freeze it, theres about 3 litres', 'freeze-big-pot', 'en'],
  ['mateus-brandt', strength, 'kann ich auch abends vor dem schlafen trainieren', 'morning-or-evening', 'de'],
] as const)('%s is asked in the middle of a conversation: “%s” … “%s”', (coach, opening, asked, id, language) => {
  expect(lastAnswer(coach, opening, asked)).toBe(answerTo(coach, id, language));
});

it.each([
  [
    'imogen-vale',
    talk,
    'my wife says i should open with a joke, my boss says never do that',
    'conflicting-advice',
    'en',
  ],
  ['imogen-vale', talk, 'jetzt haben sie den abend um zwei wochen verschoben', 'was-postponed', 'de'],
] as const)(
  '%s is told something in the middle of a conversation: “%s” … “%s”',
  (coach, opening, told, id, language) => {
    expect(catalogue.fieldQuestions.find((one) => one.coach === coach && one.id === id)!.told).toBe(true);
    expect(lastAnswer(coach, opening, told)).toBe(answerTo(coach, id, language));
  },
);

it('an answer is given once', () => {
  const asked = 'theres a lectern. behind it or next to it';
  const answer = answerTo('imogen-vale', 'lectern-or-not', 'en');
  expect(lastAnswer('imogen-vale', talk, asked, asked)).not.toContain(answer);
});

it('what another coach is asked in the same words has nothing to do with it', () => {
  const asked = 'theres a lectern. behind it or next to it';
  expect(lastAnswer('baptiste-orlay', soup, asked)).not.toContain(answerTo('imogen-vale', 'lectern-or-not', 'en'));
});

it.each([
  [
    'imogen-vale',
    talk,
    'ok but how many of those numbers do i actually say out loud. ive got like 15',
    'numbers',
    'en',
  ],
] as const)('%s is not sure what “%s” … “%s” asks: the nearest are offered', (coach, opening, asked, id, language) => {
  const { title, say } = catalogue.fieldQuestions.find((one) => one.coach === coach && one.id === id)!;
  const answer = lastAnswer(coach, opening, asked);
  expect(answer).not.toContain(say[language]);
  expect(answer).toContain(title[language]);
  expect(lastSuggestions).toContain(title[language]);
  expect(lastAnswer(coach, opening, asked, title[language])).toBe(say[language]);
});

it('a question that nothing answers is told so, and no other coach is named', () => {
  const answer = lastAnswer('imogen-vale', talk, 'how heavy is a blue whale when its born');
  expect(flowWords.noAnswerTo.en.some((one) => answer.includes(one))).toBe(true);
  expect(answer).not.toContain('/chat#say=');
});

it('a German question of two ways without a question mark is answered', () => {
  const asked = 'brauch ich da so ne matte oder tuts auch der teppich bei mir im gang';
  expect(lastAnswer('mateus-brandt', strength, asked)).toBe(answerTo('mateus-brandt', 'shoes-and-floor', 'de'));
});
