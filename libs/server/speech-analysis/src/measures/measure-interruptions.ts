import type { ReadTurn } from '../read-transcript.ts';
import type { Passage } from '../transcript.ts';
import { areBackChannels } from './runs.ts';
import { type Stretch, stretchOf } from './talk-time.ts';

/** People often begin slightly early; a longer overlap is speaking over each other. */
const overlapMs = 500;
/** In ms. Whoever began so shortly before the end of the person's own words came in on them. */
const cameInMs = 200;

/**
 * Returns where the person took the floor while another was still speaking. "Mm-hm" does not take the floor, nor do
 * words that end before the other's, nor one's own that go on after another came in.
 */
export function interruptionsIn(turns: readonly ReadTurn[]): Passage[] {
  const said = turns.filter((read) => read.line.words > 0);
  /** The other's words that last longest so far. */
  let going: Stretch | undefined;
  let ownEndedMs = -Infinity;
  return said.flatMap((read, index) => {
    const time = stretchOf(read.turn);
    const isListening = areBackChannels([read]);
    if (!read.own) {
      if (time && !isListening && time.endedMs > (going?.endedMs ?? -Infinity)) going = time;
      return [];
    }
    const before = said[index - 1];
    const isOver =
      time !== undefined &&
      going !== undefined &&
      going.endedMs - time.beganMs >= overlapMs &&
      time.endedMs > going.endedMs &&
      ownEndedMs <= going.beganMs + cameInMs;
    if (time) ownEndedMs = Math.max(ownEndedMs, time.endedMs);
    const isCutOff = before !== undefined && !before.own && before.turn.cutOff;
    if (isListening || (!isOver && !isCutOff)) return [];
    return { turn: read.index, from: 0, to: read.turn.text.length };
  });
}
