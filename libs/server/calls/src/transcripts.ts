import { splitAtQuiet } from '@greenroom/audio';
import { speechRate } from '@greenroom/ports/voice-activity';
import type { Locale } from '@greenroom/contracts';
import type { Transcriber, Transcript } from '@greenroom/ports/transcriber';

export interface TranscriptsListener {
  /** @param levelDb how loud the speech was, in dB below full scale */
  onTranscript(requestId: number, transcript: Transcript, levelDb: number | null): void;
  onFailure(requestId: number, error: unknown): void;
}

export interface SoundToTranscribe {
  /** When it began, on the call's clock: a retry begins at the same time. */
  fromMs: number;
  pcm: Int16Array;
  levelDb: number | null;
  /** Names and terms that are likely to be said. */
  vocabulary: readonly string[];
}

/** Transcription in one call: one request at a time, which a newer one replaces. */
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
  /** The beginning of the last failed audio, and its transcribed pieces by their first sample. */
  let failed: { fromMs: number; pieces: Map<number, Transcript> } | undefined;

  const inPieces = async (
    { pcm, vocabulary }: SoundToTranscribe,
    known: Map<number, Transcript>,
    signal: AbortSignal,
  ): Promise<Transcript> => {
    const transcripts: Transcript[] = [];
    let at = 0;
    const pieces = splitAtQuiet(pcm, pieceSamples);
    for (const [index, piece] of pieces.entries()) {
      const transcript = known.get(at) ?? (await transcriber.transcribe({ pcm: piece, language, signal, vocabulary }));
      // The last piece grows while the person speaks.
      if (index < pieces.length - 1) known.set(at, transcript);
      transcripts.push(transcript);
      at += piece.length;
    }
    return joined(transcripts);
  };

  const transcribe = async (id: number, sound: SoundToTranscribe, signal: AbortSignal) => {
    const { pcm, fromMs, levelDb, vocabulary } = sound;
    const again = failed?.fromMs === fromMs ? failed : undefined;
    try {
      const transcript = await (again
        ? inPieces(sound, again.pieces, signal)
        : transcriber.transcribe({ pcm, language, signal, vocabulary }));
      onTranscript(id, transcript, levelDb);
    } catch (error) {
      failed = again ?? { fromMs, pieces: new Map() };
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

/**
 * After a failure, audio is retried in pieces of this length, so that only failed pieces are repeated. In samples: 8 s.
 */
const pieceSamples = 8 * speechRate;

/** Joins transcripts without their word times, which are relative to each piece. */
function joined(transcripts: readonly Transcript[]): Transcript {
  const spoken = transcripts.filter(({ text }) => text !== '');
  const sure = spoken.flatMap(({ confidence }) => confidence ?? []);
  const each = spoken.map(({ wordConfidences }) => wordConfidences);
  return {
    text: spoken.map(({ text }) => text).join(' '),
    confidence: sure.length === 0 ? undefined : sure.reduce((sum, one) => sum + one, 0) / sure.length,
    ...(each.every((one) => one !== undefined) && { wordConfidences: each.flat() }),
  };
}
