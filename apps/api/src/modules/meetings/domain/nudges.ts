import type { LiveMeasures, NudgeKind } from '@greenroom/contracts';
import type { Turn } from '../../scoring/index.ts';

/**
 * Rules of what the silent coach says while a meeting goes on. All figures are ours but for the pace: a late, personal
 * report improves speakers, and a dense live display made them worst (Chollet et al. 2022), so that it is little and late.
 */
export const nudgeRules = {
  /** At most one in so long (product decisions, "Silent coach"). */
  everyMs: 120_000,
  /** Nothing is said before, since shares and rates mean nothing yet. */
  afterMs: 180_000,
  longTurnMs: 90_000,
  /** What is looked back on for the others. */
  windowMs: 300_000,
  talkShare: 0.7,
  /** Where Microsoft Speaker Coach's good range ends, and a little: words a minute. */
  wordsAMinute: 180,
  withoutQuestionMs: 480_000,
} as const;

/** Folds what was heard into the last nudge that was due; the same turns always give the same. */
export function lastNudge(turns: readonly Turn[]): LiveMeasures['nudge'] {
  let last: LiveMeasures['nudge'] = null;
  let askedMs = 0;
  for (const [index, turn] of turns.entries()) {
    const { beganMs = 0, endedMs = 0, speaker, text } = turn;
    if (speaker !== 'you') continue;
    if (text.includes('?')) askedMs = endedMs;
    if (endedMs < nudgeRules.afterMs || (last && endedMs - last.atMs < nudgeRules.everyMs)) continue;
    const kind = due(turns.slice(0, index + 1), endedMs - beganMs, endedMs, askedMs);
    if (kind) last = { kind, atMs: endedMs };
  }
  return last;
}

function due(soFar: readonly Turn[], turnMs: number, nowMs: number, askedMs: number): NudgeKind | undefined {
  if (turnMs >= nudgeRules.longTurnMs) return 'long-turn';
  const recent = soFar.filter(({ endedMs = 0 }) => endedMs > nowMs - nudgeRules.windowMs);
  const ms = (some: readonly Turn[]) => some.reduce((sum, { beganMs = 0, endedMs = 0 }) => sum + endedMs - beganMs, 0);
  const own = recent.filter(({ speaker }) => speaker === 'you');
  if (ms(own) > nudgeRules.talkShare * ms(recent) && own.length < recent.length) return 'too-much-talk';
  const words = own.reduce((sum, { text }) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  if (words / (ms(own) / 60_000) > nudgeRules.wordsAMinute) return 'too-fast';
  return nowMs - askedMs > nudgeRules.withoutQuestionMs ? 'ask-something' : undefined;
}
