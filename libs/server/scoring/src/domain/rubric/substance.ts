import { judgedLines, readTranscript, type Transcript } from '@greenroom/speech-analysis';
import { type CountingLine, countingLines } from './counting-lines.ts';
import { isOffTopic } from './is-off-topic.ts';
import { isLinked } from './measure-conversation.ts';
import type { Subjects } from './subjects.ts';

/**
 * What a turn says in its scene: `off-topic` is about something else; `nothing` only greets or hedges, or does nothing and
 * takes up nothing, such as “Bla bla bananas”.
 */
export type Substance = 'something' | 'nothing' | 'off-topic';

/** Returns what each turn of the person says in this scene, by its index in the transcript. */
export function substanceOf(transcript: Transcript, subjects: Subjects): ReadonlyMap<number, Substance> {
  const read = readTranscript(transcript);
  const counting = countingLines(read);
  return new Map(
    judgedLines(read).flatMap(({ sentences, acts }, at) => {
      const line = counting[at]!;
      // What is said again counts for nothing, but says what it said the first time.
      const substance = substanceOfLine(line.isRepeated ? { ...line, sentences, acts } : line, subjects);
      return sentences.map(({ passage }) => [passage.turn, substance] as const);
    }),
  );
}

const empty = new Set(['hedges', 'greets']);

function substanceOfLine(line: CountingLine, subjects: Subjects): Substance {
  if (isOffTopic(line, subjects)) return 'off-topic';
  const does = [...line.acts].some((act) => !empty.has(act));
  return does || (line.words > shortAnswer && isLinked(line, subjects)) ? 'something' : 'nothing';
}

/** Shorter lines count as linked whatever they say. */
const shortAnswer = 3;
