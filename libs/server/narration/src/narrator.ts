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
  /** How much may be made or wait to be made: for one person, and in all. In parts. */
  limits?: { perPerson: number; inAll: number };
}

export interface Narrator {
  /** Names the sound of these words, by everything that it depends on. */
  keyOf(words: Words): string;
  /**
   * The sound of these words as a WAV file: the one that is kept, or made now, once for all who ask meanwhile.
   * @throws ApiFailure `rate_limited` and `busy` where too much is being made, `unavailable` where there is no voice
   */
  soundOf(words: Words, ownerId: string): Promise<Uint8Array>;
  stop(): void;
}

/** To be raised when the same words come to sound otherwise: rests, numbers in words. */
const making = 1;

interface Job {
  sound: Promise<Uint8Array>;
  /** Who began it. */
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
      log.warn({ err: error }, 'A narration cannot be made');
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

/** A store that cannot be reached costs the making, never the hearing. */
const read = ({ files, log }: NarratorDependencies, file: string) =>
  files.read(file).catch((error: unknown) => {
    log.warn({ err: error }, 'A narration cannot be read');
    return undefined;
  });
