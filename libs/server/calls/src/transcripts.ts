import { splitAtQuiet } from '@greenroom/audio';
import { speechRate } from '@greenroom/ports/voice-activity';
import type { Locale } from '@greenroom/contracts';
import type { Transcriber, Transcript } from '@greenroom/ports/transcriber';

export interface TranscriptsListener {
  /** @param levelDb how loud its speech was, below full scale */
  onTranscript(requestId: number, transcript: Transcript, levelDb: number | null): void;
  onFailure(requestId: number, error: unknown): void;
}

export interface SoundToTranscribe {
  /** When it began, on the call's clock: what is asked for once more begins at the same time. */
  fromMs: number;
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
  /** Since when what was asked for last could not be transcribed, and its pieces that could, by their first sample. */
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
      // The last piece grows while somebody speaks.
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

/** What failed whole is asked for in pieces so long, so that one of them alone has to be repeated. In samples: 8 s. */
const pieceSamples = 8 * speechRate;

/** Without times: those of pieces begin at their own. */
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
