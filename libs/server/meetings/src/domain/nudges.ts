import type { NudgeKind } from '@greenroom/contracts';
import type { Turn } from '@greenroom/speech-analysis';

/**
 * Rules of what the silent coach says while a meeting goes on. All figures are ours but for the pace: a late, personal
 * report improves speakers, and a dense live display made them worst (Chollet et al. 2022), so that it is little and late.
 *
 * | nudge | is due when | looked back on |
 * | --- | --- | --- |
 * | long-turn | one has the floor for `longTurnMs` and still speaks | the turn that goes on |
 * | too-much-talk | one's share of all speech is above `talkShare`, and somebody else spoke | `windowMs` |
 * | too-fast | one's words a minute of one's own speech are above `wordsAMinute` | `windowMs` |
 * | ask-something | one asked nothing for `withoutQuestionMs` | the whole meeting |
 *
 * The first that is due is said, at most one in `everyMs`, none before `afterMs`, and only when one has just spoken: it is
 * about what one does now.
 */
export const nudgeRules = {
  /** At most one in so long (docs/specification.md, 11.8). */
  everyMs: 120_000,
  /** Nothing is said before, since shares and rates mean nothing yet. */
  afterMs: 180_000,
  longTurnMs: 90_000,
  windowMs: 300_000,
  talkShare: 0.7,
  /** Where Microsoft Speaker Coach's good range ends, and a little: words a minute. */
  wordsAMinute: 180,
  withoutQuestionMs: 480_000,
  /** A longer silence of one's own gives the floor away; whoever comes in meanwhile has not got it. */
  breathMs: 2_000,
} as const;

/**
 * What is due at a moment.
 * @param turns what was said so far, in order of their beginnings; one's own speaker is `you`
 * @param quietSinceMs when the coach last said something, or began to listen
 */
export function dueNudge(turns: readonly Turn[], nowMs: number, quietSinceMs: number): NudgeKind | undefined {
  if (nowMs < nudgeRules.afterMs || nowMs - quietSinceMs < nudgeRules.everyMs) return undefined;
  const last = turns.findLast(isOwn);
  if (!last || nowMs - endOf(last) > nudgeRules.breathMs) return undefined;
  if (endOf(last) - beganTurnAt(turns, last) >= nudgeRules.longTurnMs) return 'long-turn';
  const recent = turns.filter((turn) => endOf(turn) > nowMs - nudgeRules.windowMs);
  const own = recent.filter(isOwn);
  if (spokenMs(own) > nudgeRules.talkShare * spokenMs(recent) && own.length < recent.length) return 'too-much-talk';
  const written = own.filter(({ text }) => text !== '');
  const words = written.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  if (words / (spokenMs(written) / 60_000) > nudgeRules.wordsAMinute) return 'too-fast';
  const asked = turns.findLast((turn) => isOwn(turn) && turn.text.includes('?'));
  const isHeard = turns.some((turn) => isOwn(turn) && turn.text !== '');
  return isHeard && nowMs - (asked ? endOf(asked) : 0) > nudgeRules.withoutQuestionMs ? 'ask-something' : undefined;
}

const isOwn = ({ speaker }: Turn) => speaker === 'you';
const beginOf = ({ beganMs = 0 }: Turn) => beganMs;
const endOf = ({ endedMs = 0 }: Turn) => endedMs;
const spokenMs = (turns: readonly Turn[]) => turns.reduce((sum, turn) => sum + endOf(turn) - beginOf(turn), 0);

/** Since when one has had the floor. */
function beganTurnAt(turns: readonly Turn[], last: Turn): number {
  let beganMs = beginOf(last);
  for (const turn of turns.filter(isOwn).toReversed()) {
    if (beganMs - endOf(turn) > nudgeRules.breathMs) break;
    beganMs = Math.min(beganMs, beginOf(turn));
  }
  return beganMs;
}
