import { readFileSync } from 'node:fs';
import type { AskedFor } from '../turn-end/asked-for.ts';
import type { TurnSoFar } from '../turn-end/read-turn.ts';
import { plainWords } from '../words/plain-words.ts';

/** A turn with its pauses, as listed in the files next to this one. */
export interface MarkedTurn {
  language: 'en' | 'de';
  kind: string;
  askedFor: AskedFor;
  /** The words between the pauses. */
  pieces: readonly string[];
  /** The index of its ten within the file: every second ten is held out. */
  ten: number;
}

export const isHeldOut = ({ ten }: MarkedTurn) => ten % 2 === 1;

export const markedTurns = (): MarkedTurn[] => (['en', 'de'] as const).flatMap(turnsIn);

function turnsIn(language: 'en' | 'de'): MarkedTurn[] {
  const text = readFileSync(new URL(`./turns-${language}.tsv`, import.meta.url), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line, at) => {
    const [kind, askedFor, words] = line.split('\t') as [string, AskedFor, string];
    return { language, kind, askedFor, pieces: words.split(/\s*\|\s*/), ten: Math.floor(at / 10) };
  });
}

/** Returns a turn at each of its pauses, and at its end. */
export function momentsOf(turn: MarkedTurn, heard: (piece: string) => string = (piece) => piece): TurnSoFar[] {
  const { pieces, language, askedFor } = turn;
  const pausedAfter: number[] = [];
  return pieces.map((_, at) => {
    const before = pieces.slice(0, at).join(' ');
    const text = [before, heard(pieces[at]!)].filter(Boolean).join(' ');
    const moment = { text, language, askedFor, pausedAfter: [...pausedAfter] };
    pausedAfter.push(plainWords([before, pieces[at]!].join(' ')).length);
    return moment;
  });
}

/** Returns a turn cut between any two words without a marked pause, where a speaker may search for a word. */
export function cutsOf(turn: MarkedTurn): TurnSoFar[] {
  const { pieces, language, askedFor } = turn;
  const pausedAfter: number[] = [];
  return pieces.flatMap((piece, at) => {
    const before = pieces.slice(0, at).join(' ');
    const words = piece.split(' ');
    const earlier = [...pausedAfter];
    pausedAfter.push(plainWords([before, piece].join(' ')).length);
    return words.slice(1).map((_, count) => {
      const text = [before, ...words.slice(0, count + 1)].filter(Boolean).join(' ');
      return { text, language, askedFor, pausedAfter: earlier };
    });
  });
}
