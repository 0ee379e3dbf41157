import { loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { flowWords } from '../flows/flow-words.ts';
import { answerFromHouse, indexShelves, type ShelfSearch, type Turn } from '../index.ts';
import { answered } from './answer-move.ts';
import { aspectIn, aspects } from './aspect-in.ts';

let catalogue: Awaited<ReturnType<typeof loadCatalogue>>;
let shelves: ShelfSearch;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  shelves = indexShelves(catalogue);
});

/** Returns the coach's answer to the last of these messages. */
function lastAnswer(coachSlug: string, ...said: readonly string[]): string {
  const history: Turn[] = [];
  let text = '';
  for (const message of said) {
    const coach = catalogue.coach(coachSlug)!;
    const question = { coach, text: message, history: [...history], topic: undefined, materials: [], seed: 's' };
    text = answerFromHouse(question, shelves)
      .parts.map((part) => (part.type === 'text' ? part.text : ''))
      .join('\n\n');
    history.push({ author: 'person', text: message, offered: [] }, { author: 'coach', text, offered: [] });
  }
  return text;
}

const sister = 'My sister never helps with our mum, I drive over every weekend and she just sends emojis';
const raise = 'Ich will mehr Gehalt, bin seit drei Jahren auf 3.400 brutto';

it.each([
  ['am I being petty about this?', 'am-i-wrong'],
  ['honestly I dont think she will ever change', 'doubt'],
  ['when would i do that', 'when'],
  ['I dont want us to stop talking', 'no-harm'],
  ['no way, I can’t say that to her', 'refuse'],
  ['ok thats good I’ll do that', 'agree'],
  ['im just so tired of it', 'feeling-exhausted'],
])('“%s” is answered as what it is, whichever coach is asked', (text, move) => {
  const answer = lastAnswer('imogen-vale', sister, 'what do i say to her', text);
  expect(shelves.repliesTo(move, 'en').some((reply) => answer.includes(reply))).toBe(true);
});

it.each([
  ['wann soll ich das ansprechen', 'when'],
  ['am telefon oder lieber persönlich?', 'where-how'],
  ['bin ich da zu gierig?', 'am-i-wrong'],
  ['ich hab angst dass er lacht', 'feeling-afraid'],
  ['ich hab schon letztes jahr gefragt, da kam nix', 'tried'],
])('so is “%s” in German', (text, move) => {
  const answer = lastAnswer('anila-kestrel', raise, 'was sag ich denn da genau', text);
  expect(shelves.repliesTo(move, 'de').some((reply) => answer.includes(reply))).toBe(true);
});

it('the situation’s own reply comes first', () => {
  const known = catalogue.situations.find(({ id }) => id === 'siblings-share-care')!;
  expect(lastAnswer('imogen-vale', sister, 'what do i say to her', 'why should I begin with that')).toContain(
    known.why.en,
  );
});

it('the same reply is not given twice', () => {
  const [first, second] = ['am I being petty about this?', 'or am I just selfish?'].map((_, at, all) =>
    lastAnswer('imogen-vale', sister, 'what do i say to her', ...all.slice(0, at + 1)),
  );
  expect(second).not.toBe(first);
});

it('a first message is never a move within a conversation', () => {
  const answer = lastAnswer('imogen-vale', 'am I being petty about this?');
  expect(shelves.repliesTo('am-i-wrong', 'en').some((reply) => answer.includes(reply))).toBe(false);
});

it.each([
  ['feeling', 'I feel like it’s my fault', 'feeling-guilty'],
  ['feeling', 'ich bin so platt', 'feeling-exhausted'],
  ['feeling', 'mir ist einfach komisch', undefined],
  ['steady', 'how do I not cry', 'steady-tears'],
  ['where-how', 'can i just text her', 'where-how-text'],
  ['where-how', 'am telefon oder lieber persönlich?', undefined],
  ['impossible', 'er wohnt in Kanada', 'impossible-far'],
] as const)('in a message that is %s, “%s” names %s', (move, text, aspect) => {
  expect(aspectIn(move, text)).toBe(aspect);
  if (aspect) for (const language of ['en', 'de'] as const) expect(shelves.repliesTo(aspect, language)).not.toEqual([]);
});

it('the content has replies for nothing else, and for each feeling and obstacle that a message may name', () => {
  const keys = catalogue.moveReplies.map(({ move }) => move);
  const aspectKeys = Object.entries(aspects).flatMap(([move, named]) =>
    Object.keys(named).map((one) => `${move}-${one}`),
  );
  expect(keys.filter((key) => ![...answered, ...aspectKeys].some((one) => one === key))).toEqual([]);
  expect(aspectKeys.filter((key) => !keys.includes(key))).toEqual([]);
});

it('in a conversation that was about danger, a feeling gets no general advice', () => {
  const danger = 'I want to kill myself';
  const alone = 'I feel so alone with this';
  const isReply = (answer: string) => shelves.repliesTo('feeling-alone', 'en').some((reply) => answer.includes(reply));
  expect(isReply(lastAnswer('imogen-vale', sister, 'what do i say to her', alone))).toBe(true);
  expect(isReply(lastAnswer('imogen-vale', danger, alone))).toBe(false);
  expect(isReply(lastAnswer('imogen-vale', danger, 'yes, I’m safe', sister, 'what do i say to her', alone))).toBe(
    false,
  );
});

const reviewTuesday = 'ive got a pay review tues 14 may. on 31400, want 35k. been there 4 yrs never asked once';
const fridge = 'half a cabbage, 3 eggs, bit of feta from sunday and a soft carrot. kids starving by half past seven';
const bored = 'i tell this story about losing my passport in lisbon and people get their phones out. its 9 min long';

describe('in a coach’s own field', () => {
  it('a question about the advice gets its reason', () => {
    const answer = lastAnswer('anila-kestrel', reviewTuesday, 'whats the point of that');
    expect(answer).toContain(shelves.fallbackOf('anila-kestrel')!.why.en);
  });

  it.each([
    ['anila-kestrel', reviewTuesday, true],
    ['baptiste-orlay', fridge, false],
  ])('a feeling is answered by %s where the field is a talk: %s → %s', (coach, opening, isAnswered) => {
    const answer = lastAnswer(coach, opening, 'i feel so guilty about it');
    expect(shelves.repliesTo('feeling-guilty', 'en').some((reply) => answer.includes(reply))).toBe(isAnswered);
  });

  it('what a person tells of a story is no reason for a sentence to say', () => {
    const answer = lastAnswer('dov-harrowgate', bored, 'its got a hotel clerk in it', 'i cut it down once, in june');
    expect(answer).not.toMatch(/^“/m);
  });
});

it.each([
  ['what date did i say the review was', 'tues 14 may'],
  ['whats the salary i gave you, you still got that', '31400'],
])('“%s” is answered with the message that tells it', (asked, told) => {
  expect(lastAnswer('anila-kestrel', reviewTuesday, 'she is nice enough mostly', asked)).toContain(told);
});

it('a question about the coach’s own life is told once that it is invented', () => {
  const asked = ['did you ever lend family money yourself', 'have you ever been broke yourself'];
  const [first, second] = [1, 2].map((many) => lastAnswer('anila-kestrel', reviewTuesday, ...asked.slice(0, many)));
  expect(first).toMatch(/a program/);
  expect(second).not.toMatch(/a program/);
});

it.each([
  ['not in an office tho, feels like a telling off', false],
  ['im so anxious i feel sick', true],
])('“%s” is calmed: %s', (said, isCalmed) => {
  const answer = lastAnswer('anila-kestrel', reviewTuesday, said);
  expect(flowWords.calm.en.some((words) => answer.includes(words))).toBe(isCalmed);
});

it('“na gut” in the middle is no greeting', () => {
  expect(lastAnswer('anila-kestrel', raise, 'na gut. wird schon')).not.toMatch(/^Guten Tag/);
});

it.each(['half that pls', 'got a 30 second version of that?'])('“%s” asks for the words in short', (asked) => {
  const answer = lastAnswer('anila-kestrel', raise.replace('Ich will', 'I want'), 'give me the words', asked);
  expect(answer).toMatch(/^“/m);
});
