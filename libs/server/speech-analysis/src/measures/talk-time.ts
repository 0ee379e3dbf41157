import type { ReadTurn } from '../read-transcript.ts';
import type { Turn } from '../transcript.ts';

export interface Stretch {
  beganMs: number;
  endedMs: number;
}

/** A silence up to this length is part of speaking. */
const breathMs = 1_000;

/** Returns the time of a turn, if it is known. */
export function stretchOf({ beganMs, endedMs }: Turn): Stretch | undefined {
  return beganMs === undefined || endedMs === undefined || endedMs < beganMs ? undefined : { beganMs, endedMs };
}

/** Returns whether every turn with words has its times. */
export const isTimed = (turns: readonly ReadTurn[]): boolean =>
  turns.some(({ line }) => line.words > 0) && turns.every(({ turn, line }) => line.words === 0 || stretchOf(turn));

/**
 * Returns the speaking time, in ms: by word times if they are known, without silences of more than {@link breathMs}.
 * How speech is divided into turns makes no difference.
 */
export function talkMs(turns: readonly ReadTurn[]): number {
  const stretches = turns
    .flatMap(({ turn }): readonly Stretch[] => turn.words ?? turn.voiced ?? [stretchOf(turn) ?? []].flat())
    .toSorted((a, b) => a.beganMs - b.beganMs);
  let total = 0;
  let until = -Infinity;
  for (const { beganMs, endedMs } of stretches) {
    const counted = beganMs - until <= breathMs ? until : beganMs;
    total += Math.max(0, endedMs - counted);
    until = Math.max(until, endedMs);
  }
  return total;
}

/** Returns the times of a turn's written words, if each is known. */
export function wordTimes({ turn, line }: ReadTurn): readonly Stretch[] | undefined {
  return turn.words?.length === line.words ? turn.words : undefined;
}

/** Returns word times; if they are unknown, spreads the words evenly over the voice, or over the turn. */
export function wordTimesOrSpread(read: ReadTurn): readonly Stretch[] {
  const known = wordTimes(read);
  const whole = stretchOf(read.turn);
  if (known || !whole) return known ?? [];
  const voiced = read.turn.voiced?.length ? read.turn.voiced : [whole];
  const each = voiced.reduce((sum, { beganMs, endedMs }) => sum + endedMs - beganMs, 0) / Math.max(read.line.words, 1);
  return Array.from({ length: read.line.words }, (_, index) => ({
    beganMs: after(voiced, index * each, 'begins'),
    endedMs: after(voiced, (index + 1) * each, 'ends'),
  }));
}

/** Returns the time after this much voice. At a silence, a word ends before it and begins after it. */
function after(voiced: readonly Stretch[], ms: number, word: 'begins' | 'ends'): number {
  let left = ms;
  for (const { beganMs, endedMs } of voiced) {
    const length = endedMs - beganMs;
    if (word === 'begins' ? left < length : left <= length + 1e-6) return beganMs + left;
    left -= length;
  }
  return voiced.at(-1)?.endedMs ?? 0;
}

/** Returns the time from the first beginning to the last end, in milliseconds. */
export function spanMs(turns: readonly ReadTurn[]): number {
  const stretches = turns.flatMap(({ turn }) => stretchOf(turn) ?? []);
  if (stretches.length === 0) return 0;
  return Math.max(...stretches.map(({ endedMs }) => endedMs)) - Math.min(...stretches.map(({ beganMs }) => beganMs));
}
