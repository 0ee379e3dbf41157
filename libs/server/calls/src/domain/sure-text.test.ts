import fc from 'fast-check';
import { sureText } from './sure-text.ts';

const names = new Set(['anila']);
const sure = (marked: string, language: 'en' | 'de' = 'en') => {
  const words = marked.split(' ');
  const doubts = words.flatMap((word, at) => (word.startsWith('~') ? [at] : []));
  return sureText({ text: words.map((word) => word.replace('~', '')).join(' '), doubts }, language, names);
};

test.each([
  ['I ask my boss on ~Thursday.', 'I ask my boss then.'],
  ['There will be ~forty people.', 'There will be some people.'],
  ['I told ~Anila about it', 'I told someone about it'],
  ['The ~torque was long', 'The something was long'],
  ['~Weedness ~panace is bad', 'Something is bad'],
  ['~The talk is ~on Monday', 'The talk is on Monday'],
  ['All of it is sure.', 'All of it is sure.'],
])('turns "%s" into "%s"', (heard, text) => {
  expect(sure(heard)).toBe(text);
});

test('handles German too', () => {
  expect(sure('Ich sehe sie am ~Donnerstag.', 'de')).toBe('Ich sehe sie dann.');
  expect(sure('Es kommen ~vierzig Leute.', 'de')).toBe('Es kommen einige Leute.');
});

test('never contains a doubtful word with a meaning of its own', () => {
  const word = fc.constantFrom('meet', 'boss', 'Thursday', 'forty', 'Anila', 'raise', 'tomorrow', 'garden.');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.boolean()), { minLength: 1, maxLength: 12 }), (said) => {
      const doubtful = said.map(([text, isDoubtful], at) => (isDoubtful ? `${text.replace('.', '')}${at}q` : text));
      const doubts = said.flatMap(([, isDoubtful], at) => (isDoubtful ? [at] : []));
      const text = sureText({ text: doubtful.join(' '), doubts }, 'en', names);
      for (const place of doubts) expect(text).not.toContain(doubtful[place]);
    }),
  );
});
