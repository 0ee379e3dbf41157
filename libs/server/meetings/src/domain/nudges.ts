import type { NudgeKind } from '@greenroom/contracts';
import type { Turn } from '@greenroom/speech-analysis';

/**
 * Rules for what the silent coach shows during a meeting. All figures are ours except the pace. A late, personal report
 * improved speakers, and a dense live display made them worst (Chollet et al. 2022), so nudges are few and late.
 *
 * | nudge | is due when | looks back over |
 * | --- | --- | --- |
 * | long-turn | the account has held the floor for `longTurnMs` and still speaks | the current turn |
 * | too-much-talk | the account's share of all speech is above `talkShare`, and another person spoke | `windowMs` |
 * | too-fast | the account's words a minute, within its own speech, are above `wordsAMinute` | `windowMs` |
 * | ask-something | the account has asked nothing for `withoutQuestionMs` | the whole meeting |
 *
 * The first rule that is due is shown: at most one in `everyMs`, none before `afterMs`, and only just after the account
 * has spoken, because a nudge is about what the account is doing now.
 */
export const nudgeRules = {
  /** At most one nudge in this time (docs/specification.md, 11.8). */
  everyMs: 120_000,
  /** No nudge before this: shares and rates mean nothing yet. */
  afterMs: 180_000,
  longTurnMs: 90_000,
  windowMs: 300_000,
  talkShare: 0.7,
  /** Slightly above the end of Microsoft Speaker Coach's good range, in words a minute. */
  wordsAMinute: 180,
  withoutQuestionMs: 480_000,
  /** A longer silence gives up the floor; another speaker who comes in during a shorter one does not take it. */
  breathMs: 2_000,
} as const;

/**
 * Returns the nudge that is due at a moment.
 * @param turns what was said so far, ordered by start time; the account's own speaker is `you`
 * @param quietSinceMs when the coach last showed a nudge, or began to listen
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

/** Returns when the account's current turn at the floor began. */
function beganTurnAt(turns: readonly Turn[], last: Turn): number {
  let beganMs = beginOf(last);
  for (const turn of turns.filter(isOwn).toReversed()) {
    if (beganMs - endOf(turn) > nudgeRules.breathMs) break;
    beganMs = Math.min(beganMs, beginOf(turn));
  }
  return beganMs;
}
