import { heardIn, namedIn, withHeard } from './echo.ts';

test.each([
  ['I’m asking for 78,000 from January.', 'en', '78,000'],
  ['Could we talk on Friday?', 'en', 'Friday'],
  ['I could do 15 percent less.', 'en', '15 percent'],
  ['Ich zahle ab März 1.150 Euro.', 'de', '1.150 Euro'],
  ['Ich schlage vor, wir reden am Donnerstag.', 'de', 'Donnerstag'],
] as const)('in %s is heard %3$s', (text, language, heard) =>
  expect(heardIn(text, ['offers'], language, [])).toBe(heard),
);

test.each([
  ['nothing that can be said back', 'I’d like a bit more.', ['offers'], []],
  ['a figure by the way', 'I was here at 8.', ['acknowledges'], []],
  ['a single digit', 'We are 4 here.', ['names-fact'], []],
  ['what the partner said before', 'Friday, then.', ['proposes-step'], ['Let’s say Friday.']],
] as const)('%s is not said back', (_, text, acts, spoken) =>
  expect(heardIn(text, acts, 'en', spoken)).toBeUndefined(),
);

test('what was heard begins the line', () => {
  expect(withHeard('next week', 'Could do.')).toBe('Next week? Could do.');
});

test('a name that the scene knows is said back, after figures and days', () => {
  const people = namedIn('Your colleague Ana covers for Mr Fenn on Mondays. Bo is away.', 'Mr Fenn', 'en');
  expect(people).toEqual(['Ana']);
  expect(heardIn('Ana could take the early shift.', ['offers'], 'en', [], people)).toBe('Ana');
  expect(heardIn('Ana could take it on Friday.', ['offers'], 'en', [], people)).toBe('Friday');
  expect(namedIn('Ich treffe meinen Bruder Leo.', 'Leo', 'de')).toEqual([]);
});
