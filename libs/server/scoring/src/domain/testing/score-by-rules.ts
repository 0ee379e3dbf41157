import { readTranscript, type Transcript } from '@greenroom/speech-analysis';
import type { Criterion, Subjects } from '../rubric/find-evidence.ts';
import type { RubricScore } from '../rubric/rubric-score.ts';
import { scoreRead } from '../rubric/score-by-rules.ts';

/** Scores a transcript that is not parsed yet. */
export function scoreByRules(transcript: Transcript, rubric: readonly Criterion[], subjects: Subjects): RubricScore {
  return scoreRead(readTranscript(transcript), rubric, subjects);
}
