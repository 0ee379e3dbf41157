import fc from 'fast-check';
import { filterAnswer, quoteSources, type Shown } from './index.ts';

const settings = {
  sources: quoteSources(
    () => ['Begin with the ferry. One face is enough.'],
    () => ['The First Line'],
  ),
  origin: 'https://greenroom.example',
};

/** Returns what a reader sees after each piece, and whether anything was replaced. */
function read(pieces: readonly string[], by: 'word' | 'sentence' = 'word', cut = false) {
  const filter = filterAnswer(settings, by);
  let seen = '';
  let replaced = 0;
  const take = (shown: Shown | undefined) => {
    if (shown?.replaces) replaced += 1;
    seen = shown ? (shown.replaces ? shown.text : seen + shown.text) : seen;
    return seen;
  };
  const steps = pieces.map((piece) => take(filter.push(piece)));
  return { steps, text: take(filter.end(cut)), replaced };
}

const wordsOf = (text: string) => text.match(/\s*\S+|\s+$/g) ?? [];

it('shows each word as it arrives if nothing has to be held back', () => {
  const pieces = ['Take ', 'two ', 'breaths', ' first. ', 'Then ', 'begin.'];
  const { steps, text, replaced } = read(pieces);
  expect(steps.slice(0, 3)).toEqual(['Take ', 'Take two ', 'Take two breaths']);
  expect(text).toBe(pieces.join(''));
  expect(replaced).toBe(0);
});

it.each([
  ['a quotation', ['So:\n\n', '> Begin', ' with the', ' bridge.'], 'So:', 'So:\n\nBegin with the bridge.'],
  [
    'a quotation that is genuine',
    ['So:\n\n', '> Begin', ' with the', ' ferry.'],
    'So:',
    'So:\n\n> Begin with the ferry.',
  ],
  ['an address', ['Look at ', 'ht', 'tps://evil', '.example/', 'x now'], 'Look at ', 'Look at (link removed) now'],
  ['a link', ['Look ', '[her', 'e](https:', '//evil.example) now'], 'Look ', 'Look here now'],
  [
    'a claim',
    ['Well. ', 'I', '’m a', ' real person', ' indeed. Go'],
    'Well. ',
    'Well. I’m a computer program, not a person. Go',
  ],
  [
    'a quotation in a sentence',
    ['You said ', '“I le', 'd nine”', ' then. Go'],
    'You said ',
    'You said I led nine then. Go',
  ],
])('holds back %s until it is clear', (_, pieces, held, whole) => {
  const { steps, text, replaced } = read(pieces);
  expect(steps.slice(0, -1).every((seen) => held.startsWith(seen.trimEnd()))).toBe(true);
  expect(text).toBe(whole);
  expect(replaced).toBe(0);
});

it('replaces text already shown in the rare case that its end makes it invalid', () => {
  const { text, replaced } = read(wordsOf('Here “two faces are enough” stands, as you put it in your letter.'));
  expect(text).toBe('Here two faces are enough stands, as you put it in your letter.');
  expect(replaced).toBe(1);
});

it('says once that it is a program, however often the claim occurs', () => {
  const said = 'I’m human. I am a real person.\n\n- As a human, I know.\n- Rest now.\n\nIch bin ein Mensch.';
  expect(read([said]).text.replace(/\s+/g, ' ').trim()).toBe('I’m a computer program, not a person. - Rest now.');
});

it('keeps a paragraph after a quotation out of it', () => {
  expect(read(['> Begin with the ferry.\nAnd a bridge.']).text).toBe('> Begin with the ferry.\n\nAnd a bridge.');
  expect(read(['> Begin with the ferry.\n> And a bridge.']).text).toBe('> Begin with the ferry.\n\nAnd a bridge.');
});

it.each([
  ['One. Two. Thr', 'One. Two.'],
  ['One. Two.', 'One. Two.'],
  ['No end in si', 'No end in …'],
  ['First:\n\n- one\n- two\n- thr', 'First:\n\n- one\n- two'],
  ['Ask her, e.g. on Mon', 'Ask her, e.g. on …'],
  ['One. > two', 'One.'],
  ['word', ''],
])('keeps of %j, which was cut, %j', (said, kept) => {
  expect(read(wordsOf(said), 'word', true).text).toBe(kept);
  const { text, replaced } = read(wordsOf(said), 'sentence', true);
  expect([text.trimEnd(), replaced]).toEqual([kept, 0]);
});

it('releases whole sentences for speech, and never replaces one', () => {
  const pieces = wordsOf('Two faces, “as you put it”, are there. I’m human. Look [here](https://evil.example). Go on');
  const { steps, text, replaced } = read(pieces, 'sentence');
  expect(steps.every((seen) => seen === '' || /[.?!]\s+$/.test(seen))).toBe(true);
  expect(text).toContain('I’m a computer program, not a person. Look here. Go on');
  expect(replaced).toBe(0);
});

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'I’m ',
      'a real person',
      '. ',
      '\n',
      '\n\n',
      '> ',
      'Begin with the ferry',
      '“',
      '”',
      'you said ',
      '[a](',
      'https://',
    ],
    ...[
      'evil.example',
      ')',
      '/coaches',
      ' ',
      '- ',
      '1. ',
      '```\n',
      '<',
      'www.',
      'Als Mensch weiß ich',
      '! ',
      '*',
      '\u0000',
    ],
  ),
  fc.string({ maxLength: 6 }),
);

it('shows the same final text however the input is split', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 24 }),
      fc.array(fc.nat({ max: 12 }), { maxLength: 40 }),
      (said, lengths) => {
        const whole = said.join('');
        const cutUp: string[] = [];
        let at = 0;
        for (const length of lengths) cutUp.push(whole.slice(at, (at += length)));
        cutUp.push(whole.slice(at));
        expect(read(cutUp).text).toBe(read([whole]).text);
        // Speech drops trailing whitespace.
        expect(read(cutUp, 'sentence').text.trimEnd()).toBe(read([whole]).text.trimEnd());
      },
    ),
    { numRuns: 2_000 },
  );
});

it('does not change a text without quotations, links and claims', () => {
  const plain = fc.array(
    fc.constantFrom(...'Then plain Grüße naïve ☕ 👩🏽‍🍳 “quoted” data: 日本 \\n 3/4 nevertheless.\n\n- item'.split(' ')),
  );
  fc.assert(
    fc.property(plain, (words) => {
      const text = words.join(' ');
      const { text: shown, replaced } = read(wordsOf(text));
      expect(shown).toBe(text);
      expect(replaced).toBe(0);
    }),
  );
});
