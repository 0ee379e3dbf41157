import { textToLookOver, withoutWeakeners } from './shorter-wording.ts';

test.each([
  ["can you check this: 'Hi Dan, did you look at the invoice?'", 'en', 'Hi Dan, did you look at the invoice?'],
  ['How does this sound? "I need an answer by Friday, Dan."', 'en', 'I need an answer by Friday, Dan.'],
  ['Kannst du das prüfen: „Hallo Jan, ich brauche die Zahlen.“', 'de', 'Hallo Jan, ich brauche die Zahlen.'],
] as const)('the text to review is found in %s', (message, language, text) =>
  expect(textToLookOver(message, language)).toBe(text),
);

test.each([
  ['He said: "I never promised you anything at all." What now?', 'en'],
  ['Can you check whether that’s normal?', 'en'],
  ['Er sagte: „Das habe ich nie versprochen.“', 'de'],
] as const)('%s does not ask for a review of a text', (message, language) =>
  expect(textToLookOver(message, language)).toBeUndefined(),
);

test.each([
  [
    'Hi Dan, sorry to bother you, just wondering if maybe you had a chance to look at the invoice, no rush!',
    'en',
    'Hi Dan, have you had a chance to look at the invoice?',
  ],
  ['I think we could perhaps meet on Friday.', 'en', 'We could meet on Friday.'],
  [
    'Hallo Jan, sorry für die Störung, ich brauche eigentlich die Zahlen, keine Eile.',
    'de',
    'Hallo Jan, ich brauche die Zahlen.',
  ],
  ['Vielleicht sehen wir uns am Freitag.', 'de', 'Vielleicht sehen wir uns am Freitag.'],
] as const)('%s loses its weakening words', (text, language, shorter) =>
  expect(withoutWeakeners(text, language).text).toBe(shorter),
);

test('a text described as too harsh is not made harsher', () =>
  expect(textToLookOver('Is this too harsh: "Maybe we should talk to the court about it."', 'en')).toBeUndefined());

test('the longest of several quoted texts is reviewed', () =>
  expect(
    textToLookOver('is this ok for \'tell me about yourself\'? "I’m Jade, and I sort of fell into HR."', 'en'),
  ).toBe('I’m Jade, and I sort of fell into HR.'));

test('removed words are reported as written', () =>
  expect(withoutWeakeners('Hi Dan, sorry to bother you, can you pay today, no rush!', 'en').taken).toEqual([
    'sorry to bother you',
    'no rush',
  ]));
