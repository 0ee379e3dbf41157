import { turnSettings } from '../settings.ts';
import { askedForBy } from './asked-for.ts';
import { noHabit, typicalPause, withPause } from './pause-habit.ts';
import { isUnfinished, type TurnSoFar } from './read-turn.ts';
import { turnEndWait } from './turn-end-wait.ts';

const bounds = turnSettings.endOfTurn;
const turn = (text: string, more: Partial<TurnSoFar> = {}): TurnSoFar => ({
  text,
  language: 'en',
  askedFor: 'none',
  pausedAfter: [],
  ...more,
});

test.each([
  ['en', 'What happened then?', 'open'],
  ['en', 'I see. And how did that feel?', 'open'],
  ['en', 'Tell me about it.', 'open'],
  ['en', 'Can you walk me through it?', 'open'],
  ['en', 'When is the meeting?', 'short'],
  ['en', 'How many people are there?', 'short'],
  ['en', 'Would you like to try it?', 'short'],
  ['en', 'On a scale from one to ten, how likely is it?', 'short'],
  ['en', 'That took some courage.', 'none'],
  ['en', '', 'none'],
  ['de', 'Was ist dann passiert?', 'open'],
  ['de', 'Erzähl mir davon.', 'open'],
  ['de', 'Kannst du mir das genauer beschreiben?', 'open'],
  ['de', 'Wann ist das Gespräch?', 'short'],
  ['de', 'Wie viele Leute sind da?', 'short'],
  ['de', 'Willst du es versuchen?', 'short'],
  ['de', 'Das war mutig.', 'none'],
])('in %s "%s" asks for an answer of kind %s', (language, said, askedFor) => {
  expect(askedForBy(said, language)).toBe(askedFor);
});

test.each([
  ['en', 'There is my boss and', true],
  ['en', 'I wanted to um', true],
  ['en', 'It was the the', true],
  ['en', 'If he says no', true],
  ['en', 'I don’t know', false],
  ['en', 'I want to leave', false],
  ['de', 'Ich gehe, weil', true],
  ['de', 'Das war der ähm', true],
  ['de', 'Wenn er nein sagt', true],
  ['de', 'Ich fange an', false],
])('in %s "%s" needs more words: %s', (language, text, unfinished) => {
  expect(isUnfinished(turn(text, { language }))).toBe(unfinished);
});

test('punctuation does not matter', () => {
  const waits = ['I went to see her', 'I went to see her.', 'I went to see her,', 'I went to see her?'].map((text) =>
    turnEndWait(turn(text), noHabit, bounds),
  );
  expect(new Set(waits).size).toBe(1);
});

test('waits longer for a speaker with long pauses, within the bounds', () => {
  const statement = turn('I went to see her', { askedFor: 'open' });
  const habitOf = (ms: number) =>
    Array.from({ length: 12 }).reduce((habit: typeof noHabit) => withPause(habit, ms), noHabit);
  const waits = [400, 700, 1_600].map((ms) => turnEndWait(statement, habitOf(ms), bounds));
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  expect(waits[0]).toBeLessThan(waits[2]!);
  expect(waits.every((wait) => wait >= bounds.shortestMs && wait <= bounds.longestMs)).toBe(true);
});

test('a habit lies between the usual pause and the speaker’s own; silences and clicks do not count', () => {
  const once = withPause(noHabit, 1_600);
  expect(typicalPause(noHabit, 800)).toBeCloseTo(800);
  expect(typicalPause(once, 800)).toBeGreaterThan(800);
  expect(typicalPause(once, 800)).toBeLessThan(1_600);
  expect([withPause(once, 50), withPause(once, 9_000)]).toEqual([once, once]);
});

test('words in other languages are read as English', () => {
  expect(turnEndWait(turn('There is my boss and', { language: 'fr' }), noHabit, bounds)).toBe(bounds.longestMs);
});

test('waits long when there are no words', () => {
  expect(turnEndWait(turn('…'), noHabit, bounds)).toBeGreaterThanOrEqual(bounds.shortestMs);
});
