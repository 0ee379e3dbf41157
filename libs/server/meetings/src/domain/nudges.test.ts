import fc from 'fast-check';
import type { Turn } from '@greenroom/speech-analysis';
import { dueNudge, nudgeRules } from './nudges.ts';

const s = 1_000;
const own = (from: number, to: number, text = 'well and so'): Turn => ({
  speaker: 'you',
  text,
  beganMs: from * s,
  endedMs: to * s,
});
const other = (from: number, to: number): Turn => ({ speaker: 'Dana', text: '', beganMs: from * s, endedMs: to * s });
const fast = (seconds: number) => Array.from({ length: seconds * 4 }, () => 'word').join(' ');

test.each<[string, Turn[], number, string | undefined]>([
  ['a turn of 90 s that continues', [other(0, 100), own(110, 200)], 200, 'long-turn'],
  ['a turn in parts, with breaths', [other(0, 109), own(110, 140), own(141, 170), own(171.5, 200)], 200, 'long-turn'],
  ['a turn interrupted by a silence', [other(0, 100), own(110, 140), own(145, 200)], 200, undefined],
  ['before three minutes', [own(0, 170)], 170, undefined],
  ['a long turn that ended', [other(0, 100), own(110, 200), other(201, 220)], 220, undefined],
  [
    'too large a share of the talk',
    [own(0, 60, 'why?'), own(100, 185), other(186, 190), own(200, 230)],
    230,
    'too-much-talk',
  ],
  ['a meeting without others', [own(0, 60, 'why?'), own(100, 185), own(200, 230)], 230, undefined],
  ['too fast', [other(0, 150), own(151, 200, fast(49))], 200, 'too-fast'],
  ['no question for eight minutes', [own(1, 2, 'what?'), other(3, 480), own(490, 491)], 491, 'ask-something'],
  [
    'a question within eight minutes',
    [own(1, 2), other(3, 300), own(301, 302, 'why?'), other(303, 480), own(490, 491)],
    491,
    undefined,
  ],
])('%s', (_, turns, now, due) => expect(dueNudge(turns, now * s, 0)).toBe(due));

test('never less than two minutes after the last nudge, whatever is said', () => {
  const turns = fc.array(
    fc.record({ speaker: fc.constantFrom('you', 'Dana'), from: fc.nat(900), length: fc.nat(200), text: fc.lorem() }),
  );
  fc.assert(
    fc.property(turns, fc.nat(1_200), fc.nat(nudgeRules.everyMs / s - 1), (said, now, ago) => {
      const heard = said.map(({ speaker, from, length, text }) => ({
        speaker,
        text,
        beganMs: from * s,
        endedMs: (from + length) * s,
      }));
      expect(dueNudge(heard, now * s, (now - ago) * s)).toBeUndefined();
    }),
  );
});
