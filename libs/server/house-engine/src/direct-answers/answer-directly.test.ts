import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { answerFromHouse, type HouseAnswer, indexShelves, type ShelfSearch, type Turn } from '../index.ts';

let catalogue: Catalogue;
let shelves: ShelfSearch;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  shelves = indexShelves(catalogue);
});

const textOf = ({ parts }: HouseAnswer) => parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n\n');

/** Returns the coach's answers to these messages in turn. */
function talk(coachSlug: string, said: readonly string[]): string[] {
  const history: Turn[] = [];
  const coach = catalogue.coach(coachSlug)!;
  return said.map((text) => {
    const asked = { coach, text, history: [...history], topic: undefined, materials: [], seed: 's' };
    const answer = textOf(answerFromHouse(asked, shelves));
    history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
    return answer;
  });
}

const direct = (coach: string | undefined, id: string) =>
  catalogue.directAnswers.find((one) => one.coach === coach && one.id === id)!;

test('a question about the coach’s field is answered at once, in its language, with one question in return', () => {
  const { say, ask } = direct('ingrid-solheim', 'hoarse');
  const [english] = talk('ingrid-solheim', ['hoarse for two weeks now, what helps?']);
  expect(english).toContain(say.en);
  expect(english).toContain(ask.en);
  const [german] = talk('ingrid-solheim', ['Ich bin seit Tagen heiser, was hilft da?']);
  expect(german).toContain(say.de);
});

test('the same answer is not given twice', () => {
  const { say } = direct('ingrid-solheim', 'hoarse');
  const [first, second] = talk('ingrid-solheim', ['I am hoarse, what helps?', 'Still hoarse. What else helps?']);
  expect(first).toContain(say.en);
  expect(second).not.toContain(say.en);
});

test('a choice that anyone may face is answered by every coach', () => {
  const { say } = direct(undefined, 'text-or-call');
  expect(talk('zuri-marlowe', ['should i text him or call him'])[0]).toContain(say.en);
});

test('a question about another coach’s field is answered and referred to that coach', () => {
  const [answer] = talk('kaito-lindqvist', ['I am hoarse, my voice is gone after teaching, what helps my throat?']);
  expect(answer).toContain('/aimentor/ingrid-solheim/chat');
});

test('danger has priority over everything', () => {
  const [answer] = talk('ingrid-solheim', ['I am hoarse and I want to kill myself']);
  expect(answer).not.toContain(direct('ingrid-solheim', 'hoarse').say.en);
});

test.each(['ok', 'What is the capital of Peru?', 'Danke dir!', 'make it shorter'])(
  '“%s” gets no answer about a field',
  (text) => {
    const [, answer] = talk('mateus-brandt', ['I want to begin lifting weights at 52.', text]);
    expect(catalogue.directAnswers.some(({ say }) => answer!.includes(say.en) || answer!.includes(say.de))).toBe(false);
  },
);
