import { judgedLines, readTranscript, type Transcript } from '@greenroom/speech-analysis';
import { countingLines } from './counting-lines.ts';
import { isBeside } from './is-beside.ts';
import { isLinked } from './measure-conversation.ts';
import type { Subjects } from './subjects.ts';

const nothing = new Set(['hedges', 'greets']);

/**
 * Reports whether a turn of the person says something in this scene: it does more than greet or hedge, or takes up what
 * the scene or the partner has named. “Bla bla bananas” does not.
 * @param turn its index in the transcript
 */
export function saysSomething(transcript: Transcript, turn: number, subjects: Subjects): boolean {
  const read = readTranscript(transcript);
  // What is said again counts for nothing, but says something.
  const at = judgedLines(read).findIndex(({ sentences }) => sentences.some(({ passage }) => passage.turn === turn));
  const line = countingLines(read)[at];
  if (line?.isRepeated) return true;
  if (!line || isBeside(line, subjects)) return false;
  return [...line.acts].some((act) => !nothing.has(act)) || (line.words > shortAnswer && isLinked(line, subjects));
}

/** Shorter lines count as linked whatever they say. */
const shortAnswer = 3;
