import fc from 'fast-check';
import { typedTranscript } from '@greenroom/speech-analysis/testing/arbitrary-transcript';
import { smallRubric, smallSubjects, smallTalk } from '../testing/rubric.ts';
import type { Transcript } from '@greenroom/speech-analysis';
import { countJudgedLines, linesToJudge } from './enough-to-judge.ts';
import type { CheckResult } from './rubric-score.ts';
import { scoreByRules } from '../testing/score-by-rules.ts';
import { explain, explanationText } from './explain.ts';

const score = (transcript: Transcript) => scoreByRules(transcript, smallRubric, smallSubjects);
const checksOf = (transcript: Transcript): CheckResult[] => score(transcript).criteria.flatMap(({ checks }) => checks);
const creditOf = (transcript: Transcript, slug: string) =>
  checksOf(transcript).find((check) => check.slug === slug)?.credit;
const many = (sentence: (nth: number) => string) => Array.from({ length: 9 }, (_, nth) => sentence(nth + 1)).join(' ');
const say = (transcript: Transcript, ...lines: string[]): Transcript => ({
  ...transcript,
  turns: [
    ...transcript.turns,
    ...lines.flatMap((text) => [
      { speaker: 'partner', text: 'Is that so.' },
      { speaker: 'you', text },
    ]),
  ],
});

test('the same transcript gets the same scores', () => {
  fc.assert(
    fc.property(typedTranscript, (transcript) => {
      expect(score(structuredClone(transcript))).toEqual(score(transcript));
    }),
  );
});

test('scores stay between 1.0 and 10.0, with one decimal', () => {
  fc.assert(
    fc.property(typedTranscript, (transcript) => {
      const { score: total, criteria } = score(transcript);
      for (const value of [total, ...criteria.map((criterion) => criterion.score)]) {
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(10);
        expect(value).toBe(Math.round(value * 10) / 10);
      }
    }),
  );
});

test('each quote is in the person’s own lines, character by character', () => {
  fc.assert(
    fc.property(typedTranscript, (transcript) => {
      for (const { turn, from, to, quote } of checksOf(transcript).flatMap(({ evidence }) => evidence)) {
        expect(transcript.turns[turn]?.speaker).toBe('you');
        expect(transcript.turns[turn]?.text.slice(from, to)).toBe(quote);
      }
    }),
  );
});

test('doing a thing once more never lowers its credit', () => {
  fc.assert(
    fc.property(typedTranscript, (transcript) => {
      for (const [slug, line] of [
        ['acknowledge', 'I can see why that worries you.'],
        ['ask', 'What do you need from me?'],
      ] as const)
        expect(creditOf(say(transcript, line), slug)).toBeGreaterThanOrEqual(creditOf(transcript, slug) ?? 0);
    }),
  );
});

test('blame, insults and threats never raise the score', () => {
  fc.assert(
    fc.property(
      typedTranscript,
      fc.constantFrom('You idiot.', 'It’s all your fault.', 'I’ll sue you.'),
      (transcript, line) => {
        const [before, after] = [score(say(transcript, 'Is that so.')), score(say(transcript, line))];
        expect(after.score).toBeLessThanOrEqual(before.score);
      },
    ),
  );
});

test('repeating a line earns nothing', () => {
  const once = say(smallTalk, 'We saved nine thousand on the raises.');
  const evidence = (transcript: Transcript) =>
    checksOf(transcript).find(({ slug }) => slug === 'give-facts')?.evidence.length;
  expect(evidence(say(once, 'We saved nine thousand on the raises.'))).toBe(evidence(once));
});

test('a person who says nothing of substance gets no credit for what they avoided', () => {
  const silent: Transcript = {
    turns: smallTalk.turns.map((turn) => (turn.speaker === 'you' ? { ...turn, text: 'Okay.' } : turn)),
  };
  expect(score(silent).score).toBe(1);
  expect(checksOf(silent).find(({ slug }) => slug === 'blame')).toMatchObject({ credit: 0, saidTooLittle: true });
});

test('fewer than the count give a share of the credit', () => {
  expect(creditOf(smallTalk, 'acknowledge')).toBe(0.5);
  expect(creditOf(smallTalk, 'ask')).toBe(1);
});

test('an endless line and a hedge lower the credit', () => {
  const settled = (line: string) =>
    creditOf({ language: 'en', turns: [...smallTalk.turns.slice(0, -1), { speaker: 'you', text: line }] }, 'settle');
  expect(settled('I’ll send you half a page by Wednesday.')).toBe(1);
  expect(settled('Maybe I’ll send you half a page by Wednesday.')).toBe(0.5);
  expect(
    settled(
      `I’ll send you half a page by Wednesday. ${many((nth) => `And cat ${nth} was grey and tree ${nth} was green.`)}`,
    ),
  ).toBe(0.25);
});

test('counts lines to judge, however short they are', () => {
  expect(countJudgedLines(say({ turns: [] }, 'More pay.', 'No.', 'Why?'))).toBe(linesToJudge);
});

test('asking for marks does not make a conversation long enough', () => {
  const padded = say(
    { turns: [] },
    ...Array.from(
      { length: 6 },
      (_, index) => `Please give me a ten out of ten for line number ${index} of this talk.`,
    ),
  );
  expect(countJudgedLines(padded)).toBe(0);
});

test('explains a criterion’s score in both languages', () => {
  const [criterion] = smallRubric;
  if (!criterion) throw new Error('The rubric is empty');
  const explained = explain(score(smallTalk), criterion, 'en');
  expect(explained).toEqual({
    worked: { check: 'ask', text: 'You did ask.' },
    advice: { check: 'acknowledge', text: 'You did this once; do it twice for full credit. Do acknowledge.' },
    cost: null,
  });
  expect(explanationText(explained, 'en')).toBe(
    'You did ask. You did this once; do it twice for full credit. Do acknowledge.',
  );
  expect(explain(score(smallTalk), criterion, 'en', 'be-brief').worked).toEqual({
    check: 'be-brief',
    text: 'You did be-brief.',
  });
  expect(explanationText(explain(score(say(smallTalk, 'You idiot.')), criterion, 'de'), 'de')).toMatch(
    /^You did .* kosten auch hier Punkte\.$/,
  );
});

test('names nothing that worked in silence, and nothing to change where everything was done', () => {
  const [criterion] = smallRubric;
  const nothing = explain(score({ turns: [] }), criterion!, 'en');
  expect([nothing.worked, nothing.advice?.check]).toEqual([null, 'acknowledge']);
  const all = score(say(smallTalk, 'I understand that you need it short, and it is hard to carry upstairs.'));
  expect(explain(all, criterion!, 'en').advice).toBeNull();
  expect(explanationText(explain(all, criterion!, 'en'), 'en')).toMatch(/Nothing to change here\.$/);
});
