import { createHash } from 'node:crypto';
import { ApiFailure } from '@greenroom/contracts';
import type { FileStore } from '@greenroom/ports/file-store';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';
import { makeSound, type Words } from './make-sound.ts';

export interface NarratorDependencies {
  files: FileStore;
  synthesizer: SpeechSynthesizer;
  log: { warn(details: object, message: string): void };
  /** Maximum parts that are being made or wait to be made: per person and overall. */
  limits?: { perPerson: number; inAll: number };
}

export interface Narrator {
  /** Returns the key of the sound of these words, which depends on everything that affects it. */
  keyOf(words: Words): string;
  /**
   * Returns the sound of these words as a WAV file, which is stored, or made once for all concurrent requests.
   * @throws ApiFailure `rate_limited` or `busy` if too much is being made, `unavailable` if the synthesizer fails
   */
  soundOf(words: Words, ownerId: string): Promise<Uint8Array>;
  stop(): void;
}

/**
 * Raise this when the same words should sound different, for example after a change to the pauses or to spoken numbers.
 */
const making = 1;

interface Job {
  sound: Promise<Uint8Array>;
  /** Who requested it first. */
  ownerId: string;
}

export function createNarrator(dependencies: NarratorDependencies): Narrator {
  const { files, synthesizer, log, limits = { perPerson: 3, inAll: 16 } } = dependencies;
  const jobs = new Map<string, Job>();
  const closing = new AbortController();

  const keyOf = ({ text, voice: { embedded, vendor }, language }: Words) =>
    createHash('sha256')
      .update(JSON.stringify([making, synthesizer.name, language, vendor, embedded[language], text]))
      .digest('hex')
      .slice(0, 32);

  const make = async (words: Words, file: string) => {
    try {
      const sound = await makeSound(words, synthesizer, closing.signal);
      await files.write(file, sound).catch((error: unknown) => log.warn({ err: error }, 'A narration is not kept'));
      return sound;
    } catch (error) {
      if (!closing.signal.aborted && !(error instanceof SpeechEngineError)) throw error;
      log.warn({ err: error }, 'Making a narration failed; answering 503');
      throw new ApiFailure('unavailable', 'The voice cannot be had at present', undefined, { retryAfterSeconds: 30 });
    }
  };

  const begin = (key: string, words: Words, ownerId: string) => {
    const mine = [...jobs.values()].filter((job) => job.ownerId === ownerId).length;
    if (mine >= limits.perPerson)
      throw new ApiFailure('rate_limited', 'Too much is being made for you at once', undefined, {
        retryAfterSeconds: 2,
      });
    if (jobs.size >= limits.inAll)
      throw new ApiFailure('busy', 'Too much is waiting for the voice', undefined, { retryAfterSeconds: 10 });
    const sound = make(words, fileOf(key)).finally(() => jobs.delete(key));
    jobs.set(key, { sound, ownerId });
    return sound;
  };

  return {
    keyOf,
    async soundOf(words, ownerId) {
      const key = keyOf(words);
      const kept = jobs.has(key) ? undefined : await read(dependencies, fileOf(key));
      return kept ?? jobs.get(key)?.sound ?? begin(key, words, ownerId);
    },
    stop: () => closing.abort(),
  };
}

const fileOf = (key: string) => `narration/${key}.wav`;

/** An unreachable store means that the sound is made again, not that the request fails. */
const read = ({ files, log }: NarratorDependencies, file: string) =>
  files.read(file).catch((error: unknown) => {
    log.warn({ err: error }, 'A narration cannot be read');
    return undefined;
  });
