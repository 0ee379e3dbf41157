import { checkInSentence } from './check-in-sentence.ts';
import { dayIn } from '@greenroom/contracts/named-day';
import { recapOf, type Said } from './recap.ts';

/** A Monday. */
const monday = new Date('2026-03-02T09:00:00Z');

it.each([
  ['by Friday', '2026-03-06'],
  ['on Monday', '2026-03-09'],
  ['this Sunday', '2026-03-08'],
  ['next Friday', '2026-03-13'],
  ['next Monday', '2026-03-09'],
  ['today', '2026-03-02'],
  ['tonight', '2026-03-02'],
  ['tomorrow morning', '2026-03-03'],
  ['the day after tomorrow', '2026-03-04'],
  ['in two weeks', '2026-03-16'],
  ['in 3 days', '2026-03-05'],
  ['on 3 March', '2026-03-03'],
  ['on Tuesday, 3 March', '2026-03-03'],
  ['March 1st', '2027-03-01'],
  ['on the 15th', '2026-03-15'],
  ['this weekend', '2026-03-08'],
  ['bis Freitag', '2026-03-06'],
  ['am Freitagabend', '2026-03-06'],
  ['nächsten Freitag', '2026-03-13'],
  ['heute Morgen', '2026-03-02'],
  ['morgen früh', '2026-03-03'],
  ['übermorgen', '2026-03-04'],
  ['am 3. März', '2026-03-03'],
  ['am 15.', '2026-03-15'],
  ['bis zum 1.4.', '2026-04-01'],
  ['in einer Woche', '2026-03-09'],
  ['next week Friday', '2026-03-13'],
  ['on Friday next week', '2026-03-13'],
  ['next week on Monday', '2026-03-09'],
  ['nächste Woche Freitag', '2026-03-13'],
  ['am Freitag nächster Woche', '2026-03-13'],
  ['nächste Woche am Sonntag', '2026-03-15'],
  ['on 12 Dec', '2026-12-12'],
  ['am 12. Dez.', '2026-12-12'],
  ['Sept 3rd', '2026-09-03'],
  ['am 3.12', '2026-12-03'],
  ['am 3.12.', '2026-12-03'],
  ['am Sonnabend', '2026-03-07'],
])('“%s”, said on Monday 2 March 2026, is %s', (words, day) => {
  expect(dayIn(words, monday)).toEqual({ day, rest: '' });
});

it.each([
  'every Monday',
  'since Friday',
  'on Mondays',
  'on 31 February',
  'guten Morgen',
  'some day',
  'version 3.12',
  'next week',
  'nächste Woche',
  'letzten Freitag',
])('“%s” names no day', (words) => expect(dayIn(words, monday)).toBeUndefined());

const talk = (...texts: string[]): Said[] =>
  texts.map((text, index) => ({ author: index % 2 === 0 ? 'person' : 'coach', text, createdAt: monday }));
const recap = (...texts: string[]) => recapOf(talk(...texts), { goalQuestions: [], openedWithQuestion: false });

it.each([
  ['nothing yet', [], { goal: null, decided: [], commitments: [] }],
  ['the goal', ['I want to ask my boss for a raise'], { goal: 'To ask your boss for a raise' }],
  [
    'decisions, each once',
    ['I’ve decided to open with the ferry.', 'Good.', 'I’ve decided to open with the ferry. I won’t show slides.'],
    { decided: ['Open with the ferry', 'Not show slides'] },
  ],
  [
    'the day given when the coach asked by when',
    ['I’ll call my aunt', 'By when?', 'Friday, at lunch'],
    { commitments: [{ text: 'Call my aunt', dueOn: '2026-03-06' }] },
  ],
  [
    'the later of two days for the same plan',
    ['I’ll call my aunt on Friday', 'Good.', 'No: I’ll call my aunt on Saturday'],
    { commitments: [{ text: 'Call my aunt', dueOn: '2026-03-07' }] },
  ],
  ['nothing said by the coach', ['hello', 'I’ll call my aunt on Friday'], { commitments: [] }],
  [
    'no fear, joke, quotation or remark',
    ['I’ll just apologise. Kill my boss if he adds one more slide lol. Just leave it. She said I’ll call on Friday.'],
    { goal: null, decided: [], commitments: [], facts: [] },
  ],
  ['nothing said in a crisis', ['I will kill myself on Friday'], { goal: null, commitments: [] }],
])('contains %s', (_, texts, expected) => expect(recap(...texts)).toMatchObject(expected));

it('respects the limits of the contract', () => {
  const long = recap(...Array.from({ length: 80 }, (_, n) => `I’ll call ${n} ${'x'.repeat(400)}`));
  expect(long.commitments).toHaveLength(20);
  expect(Math.max(...long.commitments.map(({ text }) => text.length))).toBeLessThanOrEqual(300);
});

it.each([
  ['Ask my boss', '2026-03-02', 'en', 'How did Monday go? You were going to ask your boss.'],
  ['I will ask my boss.', '2026-03-04', 'en', 'How did today go? You were going to ask your boss.'],
  ['Ask my boss', '2026-02-20', 'en', 'How did 20 February go? You were going to ask your boss.'],
  ['Tell you *all*', '2026-03-03', 'en', 'How did Tuesday go? This was your plan: “Tell you \\*all\\*”.'],
  ['Meine Chefin fragen', '2026-03-02', 'de', 'Wie lief es am Montag? Vorgenommen war: „Meine Chefin fragen“.'],
] as const)('asks about “%s” of %s (%s)', (text, dueOn, language, sentence) => {
  expect(checkInSentence({ text, dueOn }, '2026-03-04', language)).toBe(sentence);
});
