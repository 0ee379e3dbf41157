import type { Locale } from '@greenroom/contracts';
import type { Transcriber, Transcript } from '@greenroom/ports/transcriber';

export interface TranscriptsListener {
  onTranscript(requestId: number, transcript: Transcript): void;
  onFailure(requestId: number, error: unknown): void;
}

/** What is asked of the transcriber in one call: one thing at a time, a newer one makes it stale. */
export interface Transcripts {
  ask(requestId: number, pcm: Int16Array): void;
  cancel(requestId: number): void;
  close(): void;
}

export function createTranscripts(
  transcriber: Transcriber,
  language: Locale,
  { onTranscript, onFailure }: TranscriptsListener,
): Transcripts {
  let asked: { id: number; abort: AbortController } | undefined;
  const transcribe = async (id: number, pcm: Int16Array, signal: AbortSignal) => {
    try {
      onTranscript(id, await transcriber.transcribe({ pcm, language, signal }));
    } catch (error) {
      if (!signal.aborted) onFailure(id, error);
    }
  };
  return {
    ask(id, pcm) {
      asked?.abort.abort();
      const abort = new AbortController();
      asked = { id, abort };
      void transcribe(id, pcm, abort.signal);
    },
    cancel(id) {
      if (asked?.id === id) asked.abort.abort();
    },
    close: () => asked?.abort.abort(),
  };
}
