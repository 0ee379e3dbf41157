import { concatPcm } from '@greenroom/ports/concat-pcm';
import type { SpeechPiece, SpokenWord } from '@greenroom/ports/speech-synthesizer';
import type { Clip, SpokenPart } from '@greenroom/turn-taking';

/** A sentence with the audio it has so far. */
export interface MadeClip {
  clip: Clip;
  /** Audio that was added since the last call. */
  pcm: Int16Array;
  rateHz: number;
}

/** A sentence while a synthesizer produces its audio. Times in ms. */
export interface GrowingSentence {
  /** Length of the audio so far. */
  readonly madeMs: number;
  /** Length of the audio that was taken. */
  readonly toldMs: number;
  add(piece: SpeechPiece, now: number): void;
  /** @returns how much audio came after the first piece, and how long that took */
  pace(now: number): [soundMs: number, tookMs: number];
  /** @returns the sentence as it is now, with the audio that was not taken yet */
  take(isWhole: boolean): MadeClip;
}

export function growingSentence(parts: readonly SpokenPart[]): GrowingSentence {
  const words: SpokenWord[] = [];
  let chunks: Int16Array[] = [];
  let rateHz = 0;
  let samples = 0;
  let told = 0;
  let first: { at: number; samples: number } | undefined;
  const ms = (count: number) => (rateHz === 0 ? 0 : (count / rateHz) * 1_000);
  return {
    get madeMs() {
      return ms(samples);
    },
    get toldMs() {
      return ms(told);
    },
    add(piece, at) {
      chunks.push(piece.pcm);
      rateHz = piece.rate;
      samples += piece.pcm.length;
      words.push(...(piece.words ?? []));
      first ??= { at, samples };
    },
    pace: (at) => [ms(samples - (first?.samples ?? 0)), at - (first?.at ?? at)],
    take(isWhole) {
      const pcm = chunks.length === 1 ? chunks[0]! : concatPcm(chunks);
      chunks = [];
      told = samples;
      const clip = {
        parts,
        durationMs: ms(samples),
        ...(words.length > 0 && { words: [...words] }),
        ...(!isWhole && { growing: true as const }),
      };
      return { clip, pcm, rateHz };
    },
  };
}
