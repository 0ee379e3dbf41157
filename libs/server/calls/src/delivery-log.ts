import type { TranscribedWord } from '@greenroom/ports/transcriber';
import type { Delivery, SpokenTime } from './call-partner.ts';
import { pitchOf } from './domain/pitch-of.ts';

/** Remembers how things are said in one call, as long as it may be needed. Times on the call's clock, in ms. */
export interface DeliveryLog {
  edge(edge: 'speech-started' | 'speech-stopped', at: number): void;
  /** Adds the words of the sound that began at `fromMs`. */
  words(fromMs: number, words: readonly TranscribedWord[] | undefined): void;
  /** @param pcm the turn's sound, at 16 kHz */
  of(said: SpokenTime & { text: string }, pcm: Int16Array): Promise<Delivery>;
}

/** Turns last minutes at most; this covers many of them. */
const mostStretches = 400;

/** Transcribers give timed words without the punctuation of their text. */
const bare = (word: string) => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** @param without removes the time on hold, which deliveries leave out */
export function deliveryLog(without: (ms: number) => number): DeliveryLog {
  const stretches: SpokenTime[] = [];
  const heardAt = ({ fromMs, toMs }: SpokenTime) => ({ fromMs: without(fromMs), toMs: without(toMs) });
  let speakingSince: number | undefined;
  let heard: (SpokenTime & { text: string })[] = [];
  return {
    edge(edge, at) {
      if (edge === 'speech-started') speakingSince = at;
      else if (speakingSince !== undefined) {
        stretches.push({ fromMs: speakingSince, toMs: Math.max(at, speakingSince) });
        if (stretches.length > mostStretches) stretches.shift();
        speakingSince = undefined;
      }
    },
    words(fromMs, words) {
      heard = (words ?? []).map((word) => ({
        text: word.text,
        fromMs: fromMs + word.fromMs,
        toMs: fromMs + word.toMs,
      }));
    },
    async of({ fromMs, toMs, text }, pcm) {
      const open = speakingSince === undefined ? [] : [{ fromMs: speakingSince, toMs }];
      const voiced = [...stretches, ...open]
        .map((one) => ({ fromMs: Math.max(one.fromMs, fromMs), toMs: Math.min(one.toMs, toMs) }))
        .filter((one) => one.toMs > one.fromMs)
        .map(heardAt);
      // Word times are useful only if they match the words of the text.
      const written = text.split(/\s+/).filter(Boolean);
      const same =
        written.length === heard.length && written.every((word, at) => bare(word) === bare(heard[at]?.text ?? ''));
      const all = same ? heard.map((word, at) => ({ text: written[at]!, ...heardAt(word) })) : null;
      return { voiced, words: all, pitch: await pitchOf(pcm) };
    },
  };
}
