import { type Catalogue, loadCatalogue } from '@greenroom/content';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { slotsOf } from '../flows/slots.ts';
import {
  answerFromHouse,
  type HouseAnswer,
  type HouseQuestion,
  indexShelves,
  type ShelfSearch,
  type Turn,
} from '../index.ts';
import { fillWords } from './fill-words.ts';
import { readCues } from '../match-cues.ts';

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
    const question: HouseQuestion = { coach, text, history: [...history], topic: undefined, materials: [], seed: 's' };
    const answer = textOf(answerFromHouse(question, shelves));
    history.push({ author: 'person', text, offered: [] }, { author: 'coach', text: answer, offered: [] });
    return answer;
  });
}

const situation = (id: string) => catalogue.situations.find((one) => one.id === id)!;

describe('cues', () => {
  it('match if one word of each group occurs in the text, and none after “without”', () => {
    const strength = readCues(['neighbour*|upstairs + loud*|nois* without party', 'can t sleep']);
    expect(strength('My neighbours are so LOUD')).toBeGreaterThan(2);
    expect(strength('my neighbour has a party, it is loud')).toBe(0);
    expect(strength('my neighbour is kind')).toBe(0);
    expect(strength("I can't sleep")).toBeGreaterThan(1);
    expect(strength('i cant sleep')).toBeGreaterThan(1);
  });
});

it('a situation that only sounds like danger is still known in the next message', () => {
  const [, words] = talk('anila-kestrel', ['My best developer has handed in his notice', 'what do i say to him']);
  expect(words).toMatch(/^“.*(?:want to leave|telling me)/m);
});

describe('a situation', () => {
  it.each([
    ['my neighbour plays loud music every night', 'noisy-neighbour'],
    ['I want to ask my boss for a raise', 'raise-ask'],
    ['Ich möchte mich von meinem Freund trennen, wie sage ich es ihm?', 'break-up'],
    ['meine Chefin kontrolliert jede E-Mail, die ich schreibe', 'micromanaged'],
  ])('is recognised in “%s”', (text, id) => expect(shelves.subjectsOf(text).situations[0]?.content.id).toBe(id));

  it.each(['What is the capital of Peru?', 'ok', 'why?', 'Danke dir!', 'ich weiß nicht'])(
    'is not recognised in “%s”',
    (text) => expect(shelves.subjectsOf(text).situations).toEqual([]),
  );
});

describe('a sentence to say', () => {
  const template = '[{name}, ]I’d like it back [by {day}|by the end of the month][: {sum}].';

  it('contains what the person stated', () => {
    const slots = slotsOf(['my friend Tom owes me £400, I need it by Friday']);
    expect(fillWords(template, slots, 'en')).toBe('Tom, I’d like it back by Friday: £400.');
  });

  it('takes the day on which they meet for no deadline', () => {
    const slots = slotsOf(['my friend Tom owes me £400, I see him on Friday']);
    expect(fillWords(template, slots, 'en')).toBe('Tom, I’d like it back by the end of the month: £400.');
  });

  it('is correct without it', () => {
    expect(fillWords(template, slotsOf(['he owes me']), 'en')).toBe('I’d like it back by the end of the month.');
  });
});

describe('a conversation about a situation', () => {
  it('shows that it was understood, makes the main point, and asks', () => {
    const [first] = talk('anila-kestrel', ['review on monday, want a raise']);
    const { hears, point, asks } = situation('raise-ask');
    expect(first).toContain(hears.en[0]);
    expect(first).toContain(point.en[0]);
    expect(first!.endsWith(asks.en[0]!)).toBe(true);
  });

  it('does not ask what the person already stated', () => {
    const [first] = talk('zuri-marlowe', ['My friend Tom owes me £1,800 since 2021']);
    const { asks } = situation('friend-owes-money');
    expect(first).not.toContain(asks.en[0]);
    expect(first!.endsWith(asks.en[1]!)).toBe(true);
  });

  it('continues with what was not said yet, and repeats nothing', () => {
    const answers = talk('wes-tallgrass', [
      'my mum comments on my weight at every visit',
      'ok',
      'no idea',
      'ok',
      'yes',
    ]);
    const { point, step, trap } = situation('parents-interfere');
    expect(answers[0]).toContain(point.en[0]);
    expect(answers[1]).toContain(step.en);
    expect(answers[2]).toContain(trap.en);
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('gives the words, the objections, and what to do if the answer is no', () => {
    const said = [
      'My friend Tom owes me 400 euros',
      'what do I say to him?',
      'and what if he says no?',
      'what if he says no?',
    ];
    const [, words, objections, no] = talk('anila-kestrel', said);
    const { ifNo, objections: known } = situation('friend-owes-money');
    expect(words).toMatch(/“Tom, .*400 euros/);
    expect(objections! + no!).toContain(known.en[0]!.you);
    expect(objections! + no!).toContain(ifNo.en);
  });

  it('speaks German to a person who writes German, and addresses the other person as the situation says', () => {
    const [first, words] = talk('zuri-marlowe', [
      'Mein Kollege hat meine Idee vor allen als seine verkauft',
      'Was sage ich ihm?',
    ]);
    expect(first).toContain(situation('credit-stolen').point.de[0]);
    expect(words).toMatch(/„.*\b(?:du|dir)\b.*(?:Idee|Arbeit)|„.*(?:Idee|Arbeit).*\bdu\b/);
  });

  it('stays with the first situation if another is mentioned in passing', () => {
    const [, second] = talk('rosalind-achter', [
      'I have a job interview on Wednesday',
      'I was rude to the owner’s son there',
    ]);
    expect(second).not.toContain(situation('teenager').point.en[0]);
  });

  it('names the coach whose subject it is, and answers all the same', () => {
    const [first] = talk('baptiste-orlay', ['my flatmate never does the dishes']);
    expect(first).toContain(situation('flatmate-mess').point.en[0]);
    expect(first).toContain('/aimentor/kaito-lindqvist/chat');
  });
});

describe('without a matching situation', () => {
  it('each coach has an answer for their field, and there is one for any two people', () => {
    for (const { slug } of catalogue.coaches) expect(shelves.fallbackOf(slug)?.id).toBe(`of-${slug}`);
    expect(shelves.fallbackOf(undefined)?.id).toBe('any-hard-talk');
  });

  it('the answers give the coach’s own principle, then what was stated, and something new each time', () => {
    const answers = talk('anila-kestrel', [
      'my manager said in may we would look at my 31,200 a year in autumn, the review is thursday',
      'i was thinking of 35 thousand, a colleague at the other site is on 36,500',
      'my manager is called Nadia',
      'she is always in a hurry',
    ]);
    const { point } = shelves.fallbackOf('anila-kestrel')!;
    expect(answers[0]).toContain(point.en[0]);
    expect(answers[1]).toMatch(/^You were thinking of 35 thousand/);
    // Nothing was said yet that a sentence to Nadia could be made of.
    expect(answers[2]).not.toMatch(/“Nadia, /);
    // What is said of somebody else is not said back.
    expect(answers[3]).not.toContain('always in a hurry');
    expect(new Set(answers).size).toBe(answers.length);
  });

  it('a specific question is not answered with it', () => {
    const { point } = shelves.fallbackOf('imogen-vale')!;
    expect(talk('imogen-vale', ['what is the best microphone for a presentation in a church?'])[0]).not.toContain(
      point.en[0],
    );
  });
});
