import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { answerFromHouse, indexShelves, type Turn } from '../index.ts';

let talk: (coach: string, said: readonly string[]) => string[];
beforeAll(async () => {
  const catalogue = await loadCatalogue(shippedContent);
  const shelves = indexShelves(catalogue);
  talk = (slug, said) => {
    const history: Turn[] = [];
    return said.map((text) => {
      const question = { coach: catalogue.coach(slug)!, text, history: [...history], topic: undefined, materials: [] };
      const { parts } = answerFromHouse({ ...question, seed: 's' }, shelves);
      const answer = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n\n');
      history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
      return answer;
    });
  };
});

const loan = ['my flatmate Jonas owes me 340 euros since march', 'what do i say'] as const;
const quotedIn = (text: string) => /“([^”]+)”/.exec(text)?.[1] ?? '';

test('a sentence that is too nice becomes firmer, and a shorter one still names the person and the matter', () => {
  const [, plain, firmer, shorter] = talk('anila-kestrel', [...loan, "that's too nice", 'shorter please']);
  expect(quotedIn(firmer!)).not.toBe(quotedIn(plain!));
  expect(quotedIn(shorter!).length).toBeLessThan(quotedIn(firmer!).length);
  expect(quotedIn(shorter!)).toMatch(/^Jonas, /);
});

test('a person who wants no questions gets an answer, and no questions from then on', () => {
  const answers = talk('anila-kestrel', [...loan, 'no more questions please, just help', 'he works at the bakery']);
  for (const answer of answers.slice(2)) {
    expect(answer).not.toBe('');
    expect(answer.trimEnd()).not.toMatch(/\?$/);
  }
});

test('a mail names its recipient, and is rewritten with corrections', () => {
  const [, mail, anew] = talk('zuri-marlowe', [
    'i have to fire Dennis on monday',
    'can you write the email inviting him to the meeting',
    "actually it's tuesday, not monday",
  ]);
  expect(mail).toContain('“Hi Dennis,\n\n');
  expect(mail).toContain('on Monday');
  expect(anew).toContain('on Tuesday');
  expect(anew).not.toContain('Monday');
});

test('a talk that was had is met by how it went', () => {
  const [, well] = talk('anila-kestrel', [loan[0], 'did it, he said yes and even thanked me']);
  const [, hard] = talk('anila-kestrel', [loan[0], 'did it. he said no and i feel terrible']);
  expect(well).toMatch(/Well done\./);
  expect(hard).not.toMatch(/Well done\./);
});

test('names, days and the plan are repeated on request', () => {
  const [, name, when] = talk('anila-kestrel', [
    'my flatmate Jonas owes me 340 euros, i see him on friday',
    'what was his name again',
    'and when do i see him, what did i say',
  ]);
  expect(name).toContain('Jonas');
  expect(when).toMatch(/friday/i);
});

test('the list of options is given once', () => {
  const answers = talk('imogen-vale', [
    'blorp the fizz',
    'what about the other thing',
    'and the green one?',
    'hm so what',
  ]);
  const listed = answers.filter((answer) =>
    /Which would help\?|Where do we begin\?|words to say, an answer/.test(answer),
  );
  expect(listed.length).toBeLessThanOrEqual(1);
});

test('words that do not fit are reworded, and words the person fears are harsh become softer', () => {
  const [, plain, softer] = talk('anila-kestrel', [...loan, 'isn’t that rude?']);
  const [, , another] = talk('anila-kestrel', [...loan, 'I don’t like the middle part']);
  expect(quotedIn(another!)).not.toBe(quotedIn(plain!));
  expect(quotedIn(softer!)).not.toBe(quotedIn(plain!));
});

test('a person who asks for more gets the next thing each time', () => {
  const answers = talk('anila-kestrel', [...loan, 'ok what else', 'and now?', 'go on']);
  expect(new Set(answers).size).toBe(answers.length);
});

test('the answer to what the coach offers names the coach’s own topics', () => {
  expect(talk('anila-kestrel', ['hey, what can you help me with?'])[0]).toMatch(/asking for a raise/);
  expect(talk('anila-kestrel', ['Wobei kannst du mir helfen?'])[0]).toMatch(/eine Gehaltserhöhung/);
});

test('what a person earns is not what they ask for', () => {
  const [, words] = talk('anila-kestrel', ['I earn 52k and want a raise', 'what’s my opening line?']);
  expect(quotedIn(words!)).not.toContain('52k');
  const [, wanted] = talk('anila-kestrel', ['I earn 52k and want a raise to 60k', 'what’s my opening line?']);
  expect(quotedIn(wanted!)).toContain('60k');
});
