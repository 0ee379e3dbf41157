import { splitAtQuiet } from '@greenroom/audio';
import { speechRate } from '@greenroom/ports/voice-activity';
import { type Stretch, stretchRules } from '../../listening/hear-channel.ts';

export interface Interval {
  beganMs: number;
  endedMs: number;
}

/** How much sound around a stretch the transcriber is given: soft sounds are noticed late and end early. In ms. */
export const margin = { before: 300, after: 100 } as const;

export const samplesIn = (ms: number): number => Math.round((ms / 1_000) * speechRate);
export const msOf = (samples: number): number => (samples / speechRate) * 1_000;

/**
 * Cuts the speech of one channel into stretches, by the rules of listening live: at a pause of 0.7 s, at any pause after
 * 12 s, and where it is quietest before 24 s are reached.
 * @param voiced the intervals of voice, in order
 * @param sound what they were heard in, and when it began
 */
export function stretchesIn(voiced: readonly Interval[], sound: { pcm: Int16Array; beganMs: number }): Stretch[] {
  return joined(voiced).flatMap((group) => notTooLong(group, sound));
}

function joined(voiced: readonly Interval[]): Interval[][] {
  const groups: Interval[][] = [];
  for (const one of voiced) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const goesOn =
      first &&
      last &&
      one.beganMs - last.endedMs < stretchRules.silenceMs &&
      last.endedMs - first.beganMs < stretchRules.endsAtPauseAfterMs;
    if (goesOn) group?.push(one);
    else groups.push([one]);
  }
  return groups;
}

function notTooLong(group: readonly Interval[], { pcm, beganMs }: { pcm: Int16Array; beganMs: number }): Stretch[] {
  const [from, to] = [group[0]!.beganMs, group.at(-1)!.endedMs];
  const at = (ms: number) => Math.min(pcm.length, Math.max(0, samplesIn(ms - beganMs)));
  const parts = splitAtQuiet(pcm.subarray(at(from), at(to)), samplesIn(stretchRules.longestMs));
  let began = from;
  return parts.flatMap((part, index) => {
    const ended = index === parts.length - 1 ? to : Math.round(began + msOf(part.length));
    const cut = { beganMs: began, endedMs: ended };
    began = ended;
    // A cut inside of speech needs no margin: the neighbouring part has that sound.
    const before = index === 0 ? margin.before : 0;
    const after = index === parts.length - 1 ? margin.after : 0;
    const voiced = group.flatMap((one) => within(one, cut));
    if (voiced.length === 0) return [];
    return [{ ...cut, voiced, pcm: pcm.subarray(at(cut.beganMs - before), at(cut.endedMs + after)) }];
  });
}

function within({ beganMs, endedMs }: Interval, cut: Interval): Interval[] {
  const part = { beganMs: Math.max(beganMs, cut.beganMs), endedMs: Math.min(endedMs, cut.endedMs) };
  return part.beganMs < part.endedMs ? [part] : [];
}
