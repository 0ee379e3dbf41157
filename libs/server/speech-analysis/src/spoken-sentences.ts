import type { SpeechAct } from '@greenroom/content';
import { readTranscript } from './read-transcript.ts';
import { judgedLines } from './judged-lines.ts';
import type { Passage, Transcript } from './transcript.ts';

/** A sentence of the judged person's, with what it does. */
export interface OwnSentence extends Passage {
  quote: string;
  words: number;
  acts: readonly SpeechAct[];
}

/** What the judged person said, sentence by sentence; what is meant for whoever marks is left out. */
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

/** What the others said, sentence by sentence. */
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
