import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { type Catalogue, loadCatalogue } from '@greenroom/content';
import type { ShelfSearch } from '@greenroom/house-engine';
import { checks } from './conversation-checks.ts';
import { Conversation, type Exchange } from './exchange.ts';
import { judge } from './judge.ts';

const folder = resolve(import.meta.dirname, 'conversations');
const conversations = readdirSync(folder).map((file) =>
  Conversation.parse(parse(readFileSync(resolve(folder, file), 'utf8'))),
);
let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
});

it('has forty conversations over all coaches, with a second one each', () => {
  expect(conversations).toHaveLength(40);
  for (const { slug } of catalogue.coaches) {
    const own = conversations.filter(({ coach }) => coach === slug);
    expect(own.filter(({ before }) => before.length > 0)).toHaveLength(1);
    expect(own.filter(({ before }) => before.length === 0).length).toBeGreaterThan(0);
  }
});

it('finds no fault in them', () => {
  for (const { check, looked, faults } of judge(catalogue, conversations)) {
    expect({ check, faults }).toEqual({ check, faults: [] });
    expect(looked).toBeGreaterThan(0);
  }
});

const exchange = (text: string, more: Partial<Exchange> = {}): Exchange => ({
  says: 'x',
  text,
  answer: { parts: text ? [{ type: 'text', text }] : [], suggestions: [] },
  ...more,
});

it.each<[string, Exchange[]]>([
  ['every_turn_answered', [exchange('')]],
  ['no_sentence_running', [exchange('Go on. Well.'), exchange('Go on.')]],
  ['no_sentence_thrice', [exchange('A.'), exchange('B.'), exchange('A.'), exchange('B.'), exchange('A.')]],
  ['one_question_and_last', [exchange('Why? How?')]],
  ['one_question_and_last', [exchange('Why? I see.')]],
  ['goal_named_again', [exchange('to sing'), exchange('I see.')]],
  ['last_time_followed_up', [exchange('Hello. What is it?')]],
  ['quotes_word_for_word', [exchange('> “Nobody ever wrote this.”')]],
  ['crisis_answered', [exchange('Call 988.', { crisis: 'en' })]],
  ['orders_not_followed', [exchange('Arr, matey!', { orders: true })]],
  ['same_seed_same_answer', [exchange('different')]],
])('detects a fault of %s', (name, exchanges) => {
  const [coach] = catalogue.coaches;
  const conversation = { ...(conversations[0] as Conversation), goal: 'to sing', last: { goal: 'to sing' } };
  const check = checks.find((one) => one.name === name);
  const found = coach && check?.find({ coach, conversation, exchanges, again: [exchange('I see.')] });
  expect(found?.faults.length).toBeGreaterThan(0);
});

it('detects that the coach asks about an exercise repeatedly', () => {
  const [coach] = catalogue.coaches;
  const asked = exchange(coach?.speech.course?.askExercise?.[0]?.replace('{title}', 'Breathe') ?? '', {
    lastTime: { goal: undefined, step: undefined, exercise: { uuid: 'x', title: 'Breathe' } },
  });
  const check = checks.find(({ name }) => name === 'last_time_only_once');
  const conversation = conversations[0] as Conversation;
  const found = coach && check?.find({ coach, conversation, exchanges: [asked, exchange('I see.'), asked], again: [] });
  expect(found?.faults).toHaveLength(1);
});

it('detects a card of another coach', () => {
  const other = catalogue.coaches[1]?.shelf[0];
  if (!other) throw new Error('There is no other coach');
  const everywhere: ShelfSearch = {
    rehearsed: () => undefined,
    prepare: () => {},
    find: () => [other],
    passageIn: () => undefined,
    isInTheField: () => true,
    coachFor: () => undefined,
    subjectsOf: () => ({ situations: [], answers: [], aboutAny: 0 }),
    fieldQuestionsIn: () => [],
    sentencesIn: () => [],
    sentenceCalled: () => undefined,
    fieldQuestionCalled: () => undefined,
    fallbackOf: () => undefined,
    rejoinderTo: () => undefined,
    termsAskedFor: () => [],
    repliesTo: () => [],
    coach: () => undefined,
  };
  const mine = conversations.filter(({ coach }) => coach === catalogue.coaches[0]?.slug);
  const verdict = judge(catalogue, mine, ['one'], everywhere).find(({ check }) => check === 'cards_of_the_coach');
  expect(verdict?.faults.length).toBeGreaterThan(0);
});
