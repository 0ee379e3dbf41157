import { guessLanguage } from './text/guess-language.ts';
import { type Line, readLine } from './text/read-line.ts';
import { type Language, speakerJudged, type Transcript, type Turn } from './transcript.ts';

/** A turn with its parsed text. */
export interface ReadTurn {
  /** The index of the turn in the transcript. */
  index: number;
  turn: Turn;
  line: Line;
  /** Whether it is the judged person's. */
  own: boolean;
}

export interface ReadTranscript {
  turns: readonly ReadTurn[];
  own: readonly ReadTurn[];
  language: Language;
}

const known = new WeakMap<Transcript, ReadTranscript>();

/** Parses a transcript, once for everything that is measured or judged in it. */
export function readTranscript(transcript: Transcript): ReadTranscript {
  const before = known.get(transcript);
  if (before) return before;
  const read = takeApart(transcript);
  known.set(transcript, read);
  return read;
}

function takeApart(transcript: Transcript): ReadTranscript {
  const you = speakerJudged(transcript);
  const turns = transcript.turns.map((turn, index): ReadTurn => ({
    index,
    turn,
    line: turn.unkept ? { text: '', sentences: [], words: turn.unkept.words } : readLine(turn.text),
    own: turn.speaker === you,
  }));
  const own = turns.filter((turn) => turn.own);
  return { turns, own, language: transcript.language ?? guessLanguage(own.map(({ line }) => line)) };
}
