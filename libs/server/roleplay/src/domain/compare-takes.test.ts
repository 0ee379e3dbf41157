import { compareTakes } from './compare-takes.ts';

const rule = { done: 'You asked for a day.', advice: 'Ask for a day.' };
const compare = (said: string, texts: readonly string[], isMet = false, page: 'en' | 'de' = 'en') =>
  compareTakes({ said, takes: texts.map((text) => ({ text, isMet, saysNothing: false })), ...rule }, 'en', page);

test('compares a single take with the line in the scene', () => {
  expect(compare('You never look at what I do.', ['What would it take?'], true)).toEqual([
    'New here: an open question, which your line in the scene lacks. You asked for a day.',
  ]);
  expect(compare('You never look at what I do.', ['Well, here we are.'])).toEqual([
    'Gone here: blame, which your line in the scene has. Ask for a day.',
  ]);
});

test('says of nonsense that it says nothing, whatever its words do elsewhere', () => {
  const nonsense = { text: 'Bananas fly to the moon on Tuesday.', isMet: false, saysNothing: true };
  const nothing = 'This take says nothing about the matter, so that there is nothing to answer. Ask for a day.';
  expect(compareTakes({ said: 'No.', takes: [nonsense], ...rule }, 'en', 'en')).toEqual([nothing]);
  const asked = { text: 'What would it take?', isMet: true, saysNothing: false };
  expect(compareTakes({ said: 'No.', takes: [asked, nonsense], ...rule }, 'en', 'en')[1]).toBe(nothing);
});

test('says what each of several takes has that the others lack', () => {
  expect(
    compare('You never look at what I do.', [
      'What would it take?',
      'I need it because the rent is due.',
      'Can we settle it by Friday?',
    ]),
  ).toEqual([
    expect.stringMatching(/^Only this take has an open question\. /),
    expect.stringMatching(/^Only this take has (?:what you need|a reason) and /),
    expect.stringMatching(/^Only this take has .*“Friday”/),
  ]);
});

test('says what a take lacks that the others have', () => {
  const [, , third] = compare('Hm.', [
    'What would it take? I need 78,000.',
    'What stands in the way? I need 80,000.',
    'What would it take?',
  ]);
  expect(third).toMatch(/^Takes 1 and 2 also have what you need; this one doesn’t\./);
});

test('says that takes do the same, and what to try', () => {
  expect(compare('Hm.', ['What would it take?', 'What would you need?'])).toEqual([
    'This take does the same as take 2. Ask for a day.',
    'This take does the same as take 1. Ask for a day.',
  ]);
  expect(compare('Hm.', ['I need it.', 'I want it.'], true)[0]).toBe(
    'This take does the same as take 2. Try an open question next, such as “What would it take?”.',
  );
});

test('says that a take does the same in fewer words', () => {
  const long = 'So tell me then, now that we are both sitting here at last, what would it take?';
  expect(compare('Hm.', ['What would it take?', long])[0]).toMatch(
    /^This take does the same as take 2, in 4 words instead of 17\. /,
  );
});

test.each(['en', 'de'] as const)('never says the same of two takes (%s)', (page) => {
  const lines = [
    'What would it take?',
    'What would you need?',
    'I need 78,000 from January.',
    'I need 80,000 from March.',
    'You never listen.',
    'It is your fault.',
    'Okay.',
    'Hm.',
    'I’m sorry. Thanks for your time.',
    'Maybe.',
  ];
  for (const one of lines)
    for (const two of lines)
      for (const three of lines) {
        const texts = compare('You never look at what I do.', [one, two, three], false, page);
        expect({ said: [one, two, three], count: new Set(texts).size }).toEqual({ said: [one, two, three], count: 3 });
      }
});
