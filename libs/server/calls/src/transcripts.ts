import type { Locale } from '@greenroom/contracts';
import type { Transcriber, Transcript } from '@greenroom/ports/transcriber';

export interface TranscriptsListener {
  /** @param levelDb how loud its speech was, below full scale */
  onTranscript(requestId: number, transcript: Transcript, levelDb: number | null): void;
  onFailure(requestId: number, error: unknown): void;
}

export interface SoundToTranscribe {
  pcm: Int16Array;
  levelDb: number | null;
  /** Names and terms that are likely to be said. */
  vocabulary: readonly string[];
}

/** What is asked of the transcriber in one call: one thing at a time, a newer one makes it stale. */
export interface Transcripts {
  ask(requestId: number, sound: SoundToTranscribe): void;
  cancel(requestId: number): void;
  close(): void;
}

export function createTranscripts(
  transcriber: Transcriber,
  language: Locale,
  { onTranscript, onFailure }: TranscriptsListener,
): Transcripts {
  let asked: { id: number; abort: AbortController } | undefined;
  const transcribe = async (id: number, { pcm, levelDb, vocabulary }: SoundToTranscribe, signal: AbortSignal) => {
    try {
      onTranscript(id, await transcriber.transcribe({ pcm, language, signal, vocabulary }), levelDb);
    } catch (error) {
      if (!signal.aborted) onFailure(id, error);
    }
  };
  return {
    ask(id, sound) {
      asked?.abort.abort();
      const abort = new AbortController();
      asked = { id, abort };
      void transcribe(id, sound, abort.signal);
    },
    cancel(id) {
      if (asked?.id === id) asked.abort.abort();
    },
    close: () => asked?.abort.abort(),
  };
}
