import { isQuestion } from './is-question.ts';

it.each([
  'theres a lectern. behind it or next to it',
  'text him or face to face',
  'whys it always 4 and never like 2',
  'literally what are my first words',
  'was going to tell him hell make new friends. good or bad',
  'got a phrase i can use to buy myself a second',
  'i well up a bit when i tell it, is that bad',
  'hab heut muskelkater. gehört das dazu',
])('“%s” asks', (text) => expect(isQuestion(text)).toBe(true));

it.each([
  'I told him last week.',
  'about two or three people',
  'my mum or my dad might come',
  'He shouts when I ask. It never helps.',
  'Next Tuesday, what he said hurt',
  'We live in Leeds, where I work',
  'Ich will mehr Gehalt, was er ablehnt',
])('“%s” does not', (text) => expect(isQuestion(text)).toBe(false));
