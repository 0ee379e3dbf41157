import { readTranscript, type Transcript } from '@greenroom/speech-analysis';
import type { Criterion, Subjects } from '../rubric/find-evidence.ts';
import type { RubricScore } from '../rubric/rubric-score.ts';
import { scoreRead } from '../rubric/score-by-rules.ts';

/** The scores of a transcript that is not taken apart yet. */
export function scoreByRules(transcript: Transcript, rubric: readonly Criterion[], subjects: Subjects): RubricScore {
  return scoreRead(readTranscript(transcript), rubric, subjects);
}
