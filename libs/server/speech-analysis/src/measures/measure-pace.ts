import type { ReadTurn } from '../read-transcript.ts';
import { fewestWords } from './measure-types.ts';
import { isTimed, spanMs, talkMs, wordTimesOrSpread } from './talk-time.ts';

/** Shorter speech says nothing about pace. */
const shortestMs = 10_000;
const stretchMs = 30_000;
/** The minimum speech in a stretch for a point of the plot. */
const shortestInStretchMs = 5_000;

export interface Pace {
  wordsAMinute: number;
  series: { atSeconds: number; value: number | null }[];
}

/** Returns the person's words per minute of speaking, overall and over time. Only for spoken turns. */
export function paceOf(own: readonly ReadTurn[], all: readonly ReadTurn[]): Pace | undefined {
  const words = own.reduce((sum, { line }) => sum + line.words, 0);
  const spoken = talkMs(own);
  if (!isTimed(own) || words < fewestWords || spoken < shortestMs) return undefined;
  return { wordsAMinute: (words / spoken) * 60_000, series: overTime(own, all) };
}

function overTime(own: readonly ReadTurn[], all: readonly ReadTurn[]): Pace['series'] {
  const beganMs = Math.min(...all.flatMap(({ turn }) => turn.beganMs ?? []));
  const stretches = Math.max(1, Math.ceil(spanMs(all) / stretchMs));
  const words = new Array<number>(stretches).fill(0);
  const ms = new Array<number>(stretches).fill(0);
  for (const read of own) {
    let before = -Infinity;
    for (const time of wordTimesOrSpread(read)) {
      const index = Math.min(stretches - 1, Math.max(0, Math.floor((time.beganMs - beganMs) / stretchMs)));
      const silence = time.beganMs - before;
      words[index] = (words[index] ?? 0) + 1;
      ms[index] = (ms[index] ?? 0) + time.endedMs - time.beganMs + (silence > 0 && silence <= 1_000 ? silence : 0);
      before = time.endedMs;
    }
  }
  return words.map((count, index) => {
    const spoken = ms[index] ?? 0;
    const atSeconds = (index * stretchMs) / 1_000;
    return { atSeconds, value: spoken < shortestInStretchMs ? null : Math.round((count / spoken) * 60_000) };
  });
}
