import fc from 'fast-check';
import { heardClips, heardText, lengthOf } from '@greenroom/turn-taking/internals/heard-text';
import { type Clip, writtenText } from '@greenroom/turn-taking';
import { speakable } from '@greenroom/turn-taking/internals/spoken-text/index';
import { begunOf } from '@greenroom/turn-taking/testing/clip-of';

/** Builds the clip of a sentence; with `told`, it has word times, all words equally long. */
function clip(sentence: string, durationMs: number, told = false): Clip {
  const parts = speakable(sentence, 'en');
  if (!told) return { parts, durationMs };
  const words = [
    ...parts
      .map(({ spoken }) => spoken)
      .join('')
      .matchAll(/\S+/g),
  ];
  const each = durationMs / words.length;
  return { parts, durationMs, words: words.map(({ index }, at) => ({ textOffset: index, atMs: at * each })) };
}

const two = [clip('One two three four. ', 400, true), clip('Five six.', 200, true)];

test.each([
  [0, ''],
  [99, ''],
  [100, 'One'],
  [250, 'One two'],
  [399, 'One two three four.'],
  [400, 'One two three four.'],
  [520, 'One two three four. Five'],
  [600, 'One two three four. Five six.'],
  [9_000, 'One two three four. Five six.'],
])('with word times, after %i ms: "%s"', (playedMs, text) => {
  expect(heardText(two, playedMs)).toBe(text);
});

test("without word times, estimates from the clip's length and never reports a word too many", () => {
  // "One " is 4 of 19 letters and spaces: 84 ms of 400.
  const one = [clip('One two three four.', 400)];
  expect([80, 90, 200].map((ms) => heardText(one, ms))).toEqual(['', 'One', 'One two']);
});

test('reports text that is spoken differently as it is written, or not at all', () => {
  const price = [clip('It costs **$40** today.', 600, true)];
  expect(heardText(price, 250)).toBe('It costs');
  expect(heardText(price, 500)).toBe('It costs **$40**');
});

test('leaves out marks that the cut would leave open', () => {
  const bold = [clip('Say **one two three** now.', 500, true)];
  expect(heardText(bold, 210)).toBe('Say one');
});

test('counts the clips that were heard whole', () => {
  expect([0, 369, 370, 569, 570].map((ms) => heardClips(two, ms))).toEqual([0, 0, 1, 1, 2]);
});

test.each([
  [99, ''],
  [100, 'One'],
  [250, 'One two'],
  [260, 'One two'],
])('in a growing sentence, after %i ms: "%s"', (playedMs, text) => {
  expect(heardText([begunOf(two[0]!, 0.65)], playedMs)).toBe(text);
  expect(heardClips([begunOf(two[0]!, 0.65)], playedMs)).toBe(0);
});

test('in a growing sentence without word times, assumes the slowest speech', () => {
  // "One " is 4 of 19 letters and spaces, of 110 ms each.
  const one = begunOf(clip('One two three four.', 900), 2 / 3);
  expect([430, 440, 600].map((ms) => heardText([one], ms))).toEqual(['', 'One', 'One']);
});

const sentence = fc
  .array(fc.constantFrom('one', 'and', '**bold**', '$40', '3rd', 'e.g.', '`code`', 'end.', '_so_'), { minLength: 1 })
  .map((words) => `${words.join(' ')} `);
const clips = fc.array(
  fc
    .record({ sentence, durationMs: fc.integer({ min: 50, max: 5_000 }), told: fc.boolean() })
    .map((one) => clip(one.sentence, one.durationMs, one.told)),
  { minLength: 1, maxLength: 4 },
);
const wordsOf = (text: string) => text.replace(/[*_`]/g, '').split(/\s+/).filter(Boolean);

test('heard text grows with time, is a prefix of what was said, and is all of it in the end', () => {
  fc.assert(
    fc.property(clips, fc.nat(20_000), fc.nat(20_000), (all, one, other) => {
      const said = wordsOf(all.map(({ parts }) => writtenText(parts)).join(''));
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((ms) => wordsOf(heardText(all, ms)));
      expect(said.slice(0, more!.length)).toEqual(more);
      expect(more!.slice(0, less!.length)).toEqual(less);
      expect(wordsOf(heardText(all, lengthOf(all)))).toEqual(said);
    }),
  );
});

test('a growing sentence never reports more than the finished one', () => {
  const lettersOf = ({ parts }: Clip) => parts.reduce((sum, { spoken }) => sum + spoken.length, 0);
  fc.assert(
    fc.property(clips, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(20_000), (all, share, ms) => {
      const last = all.at(-1)!;
      // The assumed slowest speech.
      fc.pre(last.durationMs <= lettersOf(last) * 110);
      const growing = [...all.slice(0, -1), begunOf(last, share)];
      const [less, more] = [growing, all].map((some) => wordsOf(heardText(some, Math.min(ms, lengthOf(growing)))));
      expect(more!.slice(0, less!.length)).toEqual(less);
    }),
  );
});
