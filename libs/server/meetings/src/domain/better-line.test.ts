import { betterLine } from './better-line.ts';

it.each([
  ['You always leave the tests until the last day.', 'you don’t leave the tests until the last day. What would help?'],
  ['You never answer my mails.', 'you answer my mails. What would help?'],
  ['You never let anybody know when you’re late.', 'you let somebody know when you’re late. What would help?'],
  ['Dan, you never tell us when you change it.', 'you tell us when you change it. What would help?'],
  [
    'You always cancel at the last minute, and then it’s our problem.',
    'you don’t cancel at the last minute. What would help?',
  ],
  ['You never do what you and I agreed on.', 'you do what you and I agreed on. What would help?'],
  [
    'You always cancel at the last minute and then it’s our problem.',
    'you don’t cancel at the last minute. What would help?',
  ],
  ['You’re always late with the numbers.', 'you aren’t late with the numbers. What would help?'],
])('makes a wish and a question of %s', (quote, better) => {
  expect(betterLine(quote)).toBe(`It matters to me that ${better}`);
});

it.each([
  [
    'Du lässt die Tests immer bis zum letzten Tag liegen.',
    'du die Tests nicht bis zum letzten Tag liegen lässt',
    'dir',
  ],
  ['Nie sagst du Bescheid.', 'du Bescheid sagst', 'dir'],
  ['Sie fallen mir ständig ins Wort.', 'Sie mir nicht ins Wort fallen', 'Ihnen'],
  ['Immer wälzt du die Arbeit auf die anderen ab.', 'du die Arbeit nicht auf die anderen abwälzt', 'dir'],
  ['Ihr meldet euch nie zurück.', 'ihr euch zurückmeldet', 'euch'],
  ['Sie ändern ständig Ihre Meinung.', 'Sie Ihre Meinung nicht ändern', 'Ihnen'],
  ['Dauernd redest du mir rein.', 'du mir nicht reinredest', 'dir'],
  [
    'Miriam, du lässt so etwas immer bis zum letzten Tag liegen, und dann, äh, stehe ich da.',
    'du so etwas nicht bis zum letzten Tag liegen lässt',
    'dir',
  ],
  ['Ja, aber nie sagst du, dass es dringend ist.', 'du sagst, dass es dringend ist', 'dir'],
  ['Du liest nie, was ich dir schicke.', 'du liest, was ich dir schicke', 'dir'],
])('puts the verb last: %s', (quote, wish, them) => {
  expect(betterLine(quote)).toBe(`Mir ist wichtig, dass ${wish}. Was würde ${them} dabei helfen?`);
});

it.each([
  'This is all your fault.',
  'You always left it to us.',
  'Immer müssen wir deine Fehler ausbügeln.',
  'Du hast schon wieder den Termin abgesagt.',
  'You always find a way.',
  'You always leave it to us and we have to clean up.',
  'Ja, aber Ihr Bericht ist immer voller Fehler.',
  'You never answer my mails: you let them pile up until somebody complains, and then it is my fault again.',
])('makes nothing of %s', (quote) => expect(betterLine(quote)).toBeUndefined());
