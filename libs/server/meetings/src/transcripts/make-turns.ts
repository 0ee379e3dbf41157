import { isBackChannel } from '@greenroom/speech-analysis';
import type { NamedPiece } from './find-names.ts';
import type { FileTurn } from './transcript-file.ts';
import type { WorkSlices } from '../domain/work-slices.ts';

/** The pace at which a missing end time is guessed: the lower end of Microsoft Speaker Coach's good range. */
const slowWordsAMinute = 100;
/** In ms. A longer silence of the same speaker begins a new turn. */
const longestBreath = 2_000;
/** In UTF-16 code units. A longer piece is not only a sound. */
const longestSound = 40;
/** In UTF-16 code units. Beyond this length a turn ends with the next sentence. */
const longTurn = 400;

/**
 * Joins pieces into turns, with the stretches they came in: tools cut speech every few seconds, in the middle of
 * sentences. Guesses the end of pieces that have none.
 */
export async function makeTurns(
  pieces: readonly NamedPiece[],
  slices: WorkSlices,
): Promise<{ turns: FileTurn[]; endsGuessed: number }> {
  const inOrder = pieces.every(({ beganMs }) => beganMs !== null)
    ? pieces.toSorted((a, b) => (a.beganMs ?? 0) - (b.beganMs ?? 0))
    : pieces;
  const turns: (FileTurn & { parts: string[]; length: number; stretches: { beganMs: number; endedMs: number }[] })[] =
    [];
  let endsGuessed = 0;
  for (const [index, { speaker, text, beganMs, endedMs: told, line }] of inOrder.entries()) {
    await slices.add(text);
    const guessed = told === null && beganMs !== null;
    if (guessed) endsGuessed += 1;
    const endedMs = guessed ? guessEnd(text, beganMs, inOrder[index + 1]?.beganMs ?? null) : told;
    const going = turns.at(-1);
    if (going && going.speaker === speaker && goesOn(going, beganMs)) {
      going.parts.push(text);
      going.length += text.length + 1;
      if (endedMs !== null) going.endedMs = Math.max(going.endedMs ?? 0, endedMs);
      if (beganMs !== null && endedMs !== null) going.stretches.push({ beganMs, endedMs });
    } else {
      const stretches = beganMs !== null && endedMs !== null ? [{ beganMs, endedMs }] : [];
      turns.push({
        speaker,
        text: '',
        beganMs,
        endedMs,
        voiced: [],
        line,
        parts: [text],
        length: text.length,
        stretches,
      });
    }
  }
  return {
    endsGuessed,
    turns: turns.map(({ parts, stretches, length: _, ...turn }) => ({
      ...turn,
      text: parts.join(' '),
      voiced: stretches.length > 1 ? stretches : [],
    })),
  };
}

function goesOn(
  { endedMs, parts, length }: { endedMs: number | null; parts: readonly string[]; length: number },
  beganMs: number | null,
): boolean {
  if (beganMs !== null && endedMs !== null && beganMs - endedMs > longestBreath) return false;
  // "Mm-hmm" during another's words is not the beginning of what follows it.
  if (beganMs !== null && parts.length === 1 && length <= longestSound && isBackChannel(parts[0] ?? '')) return false;
  return length < longTurn || (length < 4 * longTurn && !/[.!?…]["”’)]?$/.test(parts.at(-1) ?? ''));
}

function guessEnd(text: string, beganMs: number, next: number | null): number {
  const words = text.split(' ').length;
  const slow = beganMs + Math.max(1_000, Math.round((words / slowWordsAMinute) * 60_000));
  return next === null ? slow : Math.max(beganMs, Math.min(next, slow));
}
