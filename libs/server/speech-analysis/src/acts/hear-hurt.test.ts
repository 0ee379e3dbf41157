import { speechActsIn } from './hear-acts.ts';

test.each([
  ['de', 'Was willst du denn schon wieder?', 'blames'],
  ['de', 'Sie sind eine miese Chefin.', 'insults'],
  ['en', 'My dog has better manners than you.', 'insults'],
] as const)('%s: without a phrase, the model names what “%s” does: %s', (language, text, act) => {
  expect(speechActsIn(text, language)).toContain(act);
});

test('a phrase says what a sentence does that the model finds hurtful', () => {
  expect(speechActsIn('You are a liar and everybody knows it.', 'en')).toContain('insults');
  expect(speechActsIn('Thank you for coming today, you liar.', 'en')).toEqual(['insults']);
});

test.each([
  ['en', 'I’m sorry that I called you an idiot.'],
  ['en', 'A liar?'],
  ['en', 'I was such an idiot to wait.'],
  ['de', 'Es tut mir leid, dass ich dich einen Idioten genannt habe.'],
] as const)('%s: a phrase does not count in “%s”', (language, text) => {
  const hurtful = speechActsIn(text, language).filter((act) =>
    ['insults', 'blames', 'threatens', 'pushes'].includes(act),
  );
  expect(hurtful).toEqual([]);
});
