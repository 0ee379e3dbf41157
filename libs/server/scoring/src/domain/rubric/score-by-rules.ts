import type { ReadTranscript } from '@greenroom/speech-analysis';
import { type Criterion, findEvidence, type RubricCheck } from './find-evidence.ts';
import type { Subjects } from './subjects.ts';
import { type CountingLine, countingLines } from './counting-lines.ts';
import { measureConversation } from './measure-conversation.ts';
import { type RubricScore, scoreRubric, type Seen } from './rubric-score.ts';

/**
 * Scores a transcript without a model: checks match acts, words and positions, each with the words as evidence. The
 * same transcript always gets the same scores.
 * @param subjects of the scene; empty for a custom one
 */
export function scoreRead(read: ReadTranscript, rubric: readonly Criterion[], subjects: Subjects): RubricScore {
  const lines = countingLines(read);
  const conversation = measureConversation(lines, subjects);
  return scoreRubric(rubric, conversation, (_, check) => seenByRules(check, lines, subjects));
}

/** Returns what the rules find of one check. */
export function seenByRules(check: RubricCheck, lines: readonly CountingLine[], subjects: Subjects): Seen {
  const found = findEvidence(check, lines, subjects);
  return {
    weight: found.reduce((sum, { weight }) => sum + weight, 0),
    evidence: found.map(({ turn, from, to, quote }) => ({ turn, from, to, quote })),
    judgedBy: 'rules',
  };
}
