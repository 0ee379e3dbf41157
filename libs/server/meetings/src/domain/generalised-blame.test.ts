import { loadMoments } from '../evaluation/moments/load-moments.ts';
import { costlyKind } from './costly-words.ts';
import { isGeneralisedBlame } from './generalised-blame.ts';

const marked = loadMoments('development', 'generalised-development');

it.each(marked.map(({ kind, text }) => [kind, text] as const))('%s: %s', (kind, text) =>
  expect(costlyKind(text) ?? 'none').toBe(kind),
);

it.each([
  ['a burden without “always”', 'You left the tests until the last day.'],
  ['“always” without a burden', 'You always sit by the window.'],
  ['another subject', 'We always leave the tests until the last day.'],
  ['somebody else as subject in German', 'Dirk lässt die Tests immer bis zum letzten Tag liegen.'],
  ['a consequence', 'Put the screen low, so you never read off the wall.'],
  ['advice in German', 'Entschuldigen Sie sich nie dafür.'],
  ['something passive', 'You are constantly interrupted, and I want to change that.'],
  ['a quotation', 'The mail says: “You never answer.”'],
])('accuses nobody by %s: %s', (_, sentence) => expect(isGeneralisedBlame(sentence)).toBe(false));
