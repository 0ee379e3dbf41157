import type { ReadTurn } from '../read-transcript.ts';
import type { Passage } from '../transcript.ts';
import { areBackChannels } from './runs.ts';
import { stretchOf } from './talk-time.ts';

/** People often begin slightly early; a longer overlap is speaking over each other. */
const overlapMs = 500;

/** Returns where the person took the floor while another was still speaking; "mm-hm" does not take the floor. */
export function interruptionsIn(turns: readonly ReadTurn[]): Passage[] {
  let last: ReadTurn | undefined;
  return turns.flatMap((read) => {
    const before = last;
    if (read.line.words > 0) last = read;
    if (!read.own || !before || before.own || read.line.words === 0 || areBackChannels([read])) return [];
    const [mine, theirs] = [stretchOf(read.turn), stretchOf(before.turn)];
    const over = mine && theirs ? theirs.endedMs - mine.beganMs : 0;
    if (!before.turn.cutOff && over < overlapMs) return [];
    return { turn: read.index, from: 0, to: read.turn.text.length };
  });
}
