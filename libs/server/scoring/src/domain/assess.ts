import type { Measure } from './measures/measure-types.ts';
import { measureRead } from './measures/measure.ts';
import { readTranscript } from './read-transcript.ts';
import type { Criterion, Subjects } from './rubric/find-evidence.ts';
import type { RubricScore } from './rubric/rubric-score.ts';
import { scoreRead } from './rubric/score-by-rules.ts';
import type { Transcript } from './transcript.ts';

/** Measures a transcript and scores it by rules, and takes it apart only once for both. */
export function assess(
  transcript: Transcript,
  rubric: readonly Criterion[],
  subjects: Subjects,
): { measures: Measure[]; scores: RubricScore } {
  const read = readTranscript(transcript);
  return { measures: measureRead(read), scores: scoreRead(read, rubric, subjects) };
}
