import type { ReadTurn } from '../read-transcript.ts';
import type { Passage } from '../transcript.ts';
import { isBackChannel } from './runs.ts';
import { stretchOf } from './talk-time.ts';

/** People often begin a moment early; from here on it is speaking over each other. */
const overlapMs = 500;

/** Where the person took the floor while the other was still speaking; "mm-hm" takes no floor. */
export function interruptionsIn(turns: readonly ReadTurn[]): Passage[] {
  return turns.flatMap((read, index) => {
    const before = turns.slice(0, index).findLast(({ line }) => line.words > 0);
    if (!read.own || !before || before.own || read.line.words === 0 || isBackChannel([read])) return [];
    const [mine, theirs] = [stretchOf(read.turn), stretchOf(before.turn)];
    const over = mine && theirs ? theirs.endedMs - mine.beganMs : 0;
    if (!before.turn.cutOff && over < overlapMs) return [];
    return { turn: read.index, from: 0, to: read.turn.text.length };
  });
}
