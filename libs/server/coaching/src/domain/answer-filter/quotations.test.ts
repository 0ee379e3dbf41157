import { checkQuotations } from './attributed-quotations.ts';
import { checkQuoteLine } from './block-quotes.ts';
import { quoteSources } from './quote-sources.ts';

const sources = quoteSources(
  () => [
    'Begin with the ferry. Nobody likes a **list** of names; one face is enough.',
    'I led a team of six at the harbour for four years.',
    'Ich leite ein Team von sechs Leuten.',
  ],
  () => ['The First Line', 'Imogen Vale'],
);

it.each([
  ['> Begin with the ferry.', '> Begin with the ferry.'],
  ['> “begin  with the FERRY”', '> “begin  with the FERRY”'],
  ['> Nobody likes a list of names; one face is enough.', '> Nobody likes a list of names; one face is enough.'],
  ['>Begin with the ferry', '> Begin with the ferry'],
  ['- > Begin with the ferry', '- > Begin with the ferry'],
  ['> Begin with the ferry. — The First Line', '> Begin with the ferry. — The First Line'],
  ['> I led a team of six — you', '> I led a team of six — you'],
  ['> Begin with the ferry. — Albert Einstein', 'Begin with the ferry. — Albert Einstein'],
  ['> Begin with a bridge.', 'Begin with a bridge.'],
  ['> “Begin with a bridge.”', 'Begin with a bridge.'],
  ['> > „Beginnen Sie“', 'Beginnen Sie'],
  ['> erry. Nobody', 'erry. Nobody'],
  ['> Begin with … one face is enough', 'Begin with … one face is enough'],
  ['>', ''],
])('shows the line %j as %j', (line, shown) => expect(checkQuoteLine(line, sources, false).text).toBe(shown));

it('keeps an empty line and the attribution within a valid quotation', () => {
  expect(checkQuoteLine('>', sources, true)).toEqual({ text: '>', holds: true });
  expect(checkQuoteLine('> — The First Line', sources, true).holds).toBe(true);
  expect(checkQuoteLine('> — Goethe', sources, true).holds).toBe(false);
});

it.each([
  ['You said “I led a team of six”, so start there.', true],
  ['You said “I led a team of nine”, so start there.', false],
  ['Your CV says: "four years"', true],
  ['Your CV says: "five years"', false],
  ['“I led a team of nine,” you wrote.', false],
  ['“I led a team of six,” you wrote.', true],
  ['From my shelf: “One face is enough.”', true],
  ['From my shelf: “Two faces are enough.”', false],
  ['My note on openings puts it well: “Bridges first.”', false],
  ['In “The First Line”: “Begin with the ferry.”', true],
  ['In The First Line it is “begin with bridges”.', false],
  ['As it says there, it says “begin with bridges”', false],
  ['Sie sagten: „Ich leite ein Team von sechs Leuten.“', true],
  ['Sie sagten: „Ich leite ein Team von neun Leuten.“', false],
  ['In Ihrem Lebenslauf steht „neun Leute“.', false],
  ['„Neun Leute“, schreiben Sie.', false],
  ['In meinem Regal steht: „Zuerst die Brücke.“', false],
  ['Your letter says “I led a team of nine', false],
])('checks the quotation in “%s”', (text, holds) => {
  const shown = checkQuotations(text, sources);
  const marks = (one: string) => one.match(/["“”„]/g)?.length ?? 0;
  expect(shown === text).toBe(holds);
  // The words stay; an invalid quotation loses both its marks, or the one that was opened.
  expect(marks(text) - marks(shown)).toBe(holds ? 0 : /[“„"][^“”„"]*$/.test(text) && marks(text) === 1 ? 1 : 2);
  expect(shown.replace(/["“”„]/g, '')).toBe(text.replace(/["“”„]/g, ''));
});

it.each([
  'Say: “Could we talk about my pay?”',
  'Your first line could be “It was raining on the ferry.”',
  'Try “I need a minute” and wait.',
  'You could say: “I led a team of nine.”',
  'Ask her: “What would you need?”',
  'Sagen Sie: „Ich brauche eine Minute.“',
  'Sie könnten sagen: „Ich brauche eine Minute.“',
  'People call that “imposter syndrome”.',
  'He thinks “no” is rude.',
])('keeps “%s”, which is attributed to nobody', (text) => expect(checkQuotations(text, sources)).toBe(text));
