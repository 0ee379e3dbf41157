import { type Measure, measureRead, readTranscript, type Transcript } from '@greenroom/speech-analysis';
import type { Criterion } from './rubric/find-evidence.ts';
import type { Subjects } from './rubric/subjects.ts';
import type { RubricScore } from './rubric/rubric-score.ts';
import { scoreRead } from './rubric/score-by-rules.ts';

/** Measures a transcript and scores it by rules, parsing it only once. */
export function assess(
  transcript: Transcript,
  rubric: readonly Criterion[],
  subjects: Subjects,
): { measures: Measure[]; scores: RubricScore } {
  const read = readTranscript(transcript);
  return { measures: measureRead(read), scores: scoreRead(read, rubric, subjects) };
}
