import { withoutHedges } from './without-hedges.ts';

test.each([
  ['I guess I want seventy-eight thousand from January.', 'en', 'I want seventy-eight thousand from January.'],
  ['I want, maybe, an answer by Friday, if that’s okay.', 'en', 'I want an answer by Friday.'],
  ['Maybe we could talk about the flat, if that is okay with you?', 'en', 'We could talk about the flat?'],
  ['Ich möchte vielleicht bis Freitag eine Antwort.', 'de', 'Ich möchte bis Freitag eine Antwort.'],
] as const)('removes the hedges from this: %s', (text, language, plain) =>
  expect(withoutHedges(text, language)).toBe(plain),
);

test.each([
  ['I want an answer by Friday.', 'en', 'no hedge'],
  ['Maybe, I guess.', 'en', 'nothing left'],
  ['Vielleicht könnten wir am Freitag darüber reden.', 'de', 'the verb would stand first'],
] as const)('leaves %s as is: %3$s', (text, language, _) => expect(withoutHedges(text, language)).toBeUndefined());
