import fc from 'fast-check';
import { excerptAround, searchWords } from './excerpt.ts';
import { plainText } from './plain-text.ts';

const filler = 'and so it went on for a while '.repeat(12);

it.each([
  ['in the middle', `${filler}the ferry sailed ${filler}`, 'ferry'],
  ['at the beginning', `The ferry sailed ${filler}`, 'FERRY'],
  ['at the end', `${filler}the ferry`, 'ferry'],
  ['of an unfinished word', `${filler}the ferry ${filler}`, 'fer'],
  ['of words that are apart', `${filler}the ferry ${filler} sailed`, 'sailing ferry'],
  ['of a fragment with punctuation', `${filler}100% [ferry](x) ${filler}`, '% [f'],
  ['across a line break', `${filler}the\nferry ${filler}`, 'the ferry'],
  ['in another script', `${filler}паром ferry ${filler}`, 'паром'],
])('an excerpt contains the match %s, in about 160 characters', (_, text, sought) => {
  const excerpt = excerptAround(text, sought);
  expect(excerpt).toMatch(/ferry/i);
  expect(excerpt.length).toBeLessThanOrEqual(162);
  expect(excerpt.length).toBeGreaterThan(120);
  const middle = excerpt.replace(/^…|…$/g, '');
  expect(text.replace(/\s+/g, ' ')).toContain(middle);
  expect(` ${text.replace(/\s+/g, ' ')} `).toContain(` ${middle} `);
});

it('is the whole of a short text', () => {
  expect(excerptAround('  The ferry \n sailed. ', 'ferry')).toBe('The ferry sailed.');
});

it('never splits a character and never fails, for any text and search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.string({ minLength: 1 }), (text, sought) => {
      const excerpt = excerptAround(text, sought);
      expect(excerpt.isWellFormed()).toBe(true);
      expect(excerpt.length).toBeLessThanOrEqual(163);
    }),
  );
});

it.each([
  ['don’t stop', ['don', 't', 'stop']],
  ['a & b | !c:*', ['a', 'b', 'c']],
  ['Grüße, мир 42', ['Grüße', 'мир', '42']],
  ['🙂 % _', []],
])('%s is searched for as %j', (text, words) => expect(searchWords(text)).toEqual(words));

it.each([
  ['**Begin** with the _end_.', 'Begin with the end.'],
  ['> One line\n> two', 'One line two'],
  ['## Title\n\n- a\n- b', 'Title a b'],
  ['See [the lesson](/library/x) and `code`.', 'See the lesson and code.'],
  ['2 * 3 * 4 and snake_case_name', '2 * 3 * 4 and snake_case_name'],
])('%j becomes %j', (markdown, text) => expect(plainText(markdown)).toBe(text));
