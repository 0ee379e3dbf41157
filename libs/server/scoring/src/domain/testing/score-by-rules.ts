import { readTranscript, type Transcript } from '@greenroom/speech-analysis';
import type { Criterion } from '../rubric/find-evidence.ts';
import type { Subjects } from '../rubric/subjects.ts';
import type { RubricScore } from '../rubric/rubric-score.ts';
import { scoreRead } from '../rubric/score-by-rules.ts';

/** Scores a transcript that is not parsed yet. */
export function scoreByRules(transcript: Transcript, rubric: readonly Criterion[], subjects: Subjects): RubricScore {
  return scoreRead(readTranscript(transcript), rubric, subjects);
}
