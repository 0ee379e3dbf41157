import type { SpeechAct } from '@greenroom/content';
import { readTranscript } from './read-transcript.ts';
import { judgedLines } from './judged-lines.ts';
import type { Passage, Transcript } from './transcript.ts';

/** A sentence of the judged person, with its acts. */
export interface OwnSentence extends Passage {
  quote: string;
  words: number;
  acts: readonly SpeechAct[];
}

/** Returns what the judged person said, sentence by sentence, without instructions to the grader. */
export function sentencesOfYours(transcript: Transcript): OwnSentence[] {
  return judgedLines(readTranscript(transcript)).flatMap(({ sentences }) =>
    sentences.map(({ acts, passage, line, sentence }) => ({
      ...passage,
      acts,
      words: sentence.words.length,
      quote: line.text.slice(passage.from, passage.to),
    })),
  );
}

/** Returns what the others said, sentence by sentence. */
export function sentencesOfOthers(transcript: Transcript): (Passage & { speaker: string; quote: string })[] {
  return readTranscript(transcript).turns.flatMap(({ own, index, turn, line }) =>
    own
      ? []
      : line.sentences.map(({ from, to }) => ({
          ...{ turn: index, from, to, speaker: turn.speaker },
          quote: line.text.slice(from, to),
        })),
  );
}
