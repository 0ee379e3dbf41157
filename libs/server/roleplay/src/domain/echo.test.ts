import { askedIn, heardIn, namedIn, withHeard } from './echo.ts';

test.each([
  ['I’m asking for 78,000 from January.', 'en', '78,000'],
  ['Could we talk on Friday?', 'en', 'Friday'],
  ['I could do 15 percent less.', 'en', '15 percent'],
  ['Ich zahle ab März 1.150 Euro.', 'de', '1.150 Euro'],
  ['Ich schlage vor, wir reden am Donnerstag.', 'de', 'Donnerstag'],
  ['Das mache ich bis zum 20. Juli.', 'de', '20. Juli'],
  ['I could do it by the 12th.', 'en', 'the 12th'],
  ['My colleague Ben could do it.', 'en', 'Ben'],
  ['Tarek übernimmt meine Anrufe.', 'de', 'Tarek'],
  ['Das könnte Frau Lang machen.', 'de', 'Lang'],
] as const)('finds what to repeat in %s: %3$s', (text, language, heard) =>
  expect(heardIn(text, ['offers'], language, [])).toBe(heard),
);

test.each([
  ['nothing that can be repeated', 'I’d like a bit more.', ['offers'], []],
  ['a figure mentioned in passing', 'I was here at 8.', ['acknowledges'], []],
  ['a single digit', 'We are 4 here.', ['names-fact'], []],
  ['what the partner already said', 'Friday, then.', ['proposes-step'], ['Let’s say Friday.']],
] as const)('returns nothing to repeat: %s', (_, text, acts, spoken) =>
  expect(heardIn(text, acts, 'en', spoken)).toBeUndefined(),
);

test.each([
  ['How far can your mother walk?', 'en', 'My mother'],
  ['Ich verstehe. Wie geht es Ihrer Mutter?', 'de', 'Meine Mutter'],
  ['What is your own view?', 'en', undefined],
  ['I know your mother.', 'en', undefined],
] as const)('finds what “%s” asks about', (text, language, asked) => {
  expect(askedIn(text, ['asks-open'], language, [])).toBe(asked);
  expect(askedIn(text, ['asks-open'], language, ['My mother and meine Mutter, yes.'])).toBeUndefined();
});

test('a repeated figure or day begins the line', () => {
  expect(withHeard('next week', 'Could do.')).toBe('Next week? Could do.');
});

test('the partner repeats a name from the situation, but prefers figures and days', () => {
  const people = namedIn('Your colleague Ana covers for Mr Fenn on Mondays. Bo is away.', 'Mr Fenn', 'en');
  expect(people).toEqual(['Ana']);
  expect(heardIn('Ana could take the early shift.', ['offers'], 'en', [], people)).toBe('Ana');
  expect(heardIn('Ana could take it on Friday.', ['offers'], 'en', [], people)).toBe('Friday');
  expect(namedIn('Ich treffe meinen Bruder Leo.', 'Leo', 'de')).toEqual([]);
});
