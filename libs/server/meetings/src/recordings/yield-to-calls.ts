import type { Admission } from '@greenroom/audio';
import { splitAtQuiet } from '@greenroom/audio';
import type { Clock } from '@greenroom/ports/clock';
import type { Transcriber, TranscriptionRequest } from '@greenroom/ports/transcriber';
import { samplesIn } from './domain/stretches.ts';

/** As much as a call's request may have to wait for: some 0.3 s of work for Moonshine on one core. In ms of sound. */
const besideCallsMs = 6_000;
/**
 * After its work beside calls, the job rests this many times as long. It then takes 3 % of the recogniser's time, as much
 * as one caller (the figures are in `moonshine.ts` of the adapters).
 */
const restShare = 34;
/** How long a recording waits for a request, with its retries: nobody is listening for the answer. In ms. */
const patienceMs = 60_000;

/** Calls need all of this machine's recogniser, so the job stops and tries later. */
export class CallsFirst extends Error {
  override name = 'CallsFirst';
}

/** Transcribes without being noticed by calls. */
export interface BackgroundTranscriber {
  /** @throws CallsFirst; otherwise as `Transcriber.transcribe` */
  words(request: Pick<TranscriptionRequest, 'pcm' | 'language'>): Promise<string>;
}

/**
 * Transcribes recordings with the recogniser of calls. While calls are on, an engine on this machine gets only a few
 * seconds of sound at a time and rests in between, so that a recording weighs as much as one more caller; if there is no
 * room for one more caller, it gets nothing. A vendor's capacity is not ours to guard.
 */
export function yieldToCalls(transcriber: Transcriber, admission: Admission, clock: Clock): BackgroundTranscriber {
  const isOurs = Number.isFinite(transcriber.capacity);
  const ask = (pcm: Int16Array, language: string) =>
    transcriber.transcribe({ pcm, language, withinMs: patienceMs, signal: AbortSignal.timeout(2 * patienceMs) });
  return {
    async words({ pcm, language }) {
      const texts: string[] = [];
      const parts = [pcm];
      for (let part = parts.shift(); part; part = parts.shift()) {
        if (isOurs && admission.calls >= transcriber.capacity) throw new CallsFirst('All of the recogniser is in use');
        const isShared = isOurs && admission.calls > 0;
        if (isShared && part.length > samplesIn(besideCallsMs)) {
          parts.unshift(...splitAtQuiet(part, samplesIn(besideCallsMs)));
          continue;
        }
        const began = clock.now();
        texts.push((await ask(part, language)).text);
        if (isShared) await rest(clock, restShare * (clock.now() - began));
      }
      return texts.filter((text) => text !== '').join(' ');
    },
  };
}

const rest = (clock: Clock, ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));
