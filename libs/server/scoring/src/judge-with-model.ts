import { createHash } from 'node:crypto';
import { type LanguageModel, LanguageModelError, type LanguageModelTrouble } from '@greenroom/ports/language-model';
import { judgeRequest, type JudgePrompt } from './domain/model-judge/judge-request.ts';
import {
  type JudgedTurn,
  judgedTurns,
  readTranscript,
  type Transcript,
  type Verified,
  verifyQuotes,
} from '@greenroom/speech-analysis';
import type { Criterion, RubricCheck } from './domain/rubric/find-evidence.ts';
import type { Subjects } from './domain/rubric/subjects.ts';
import { countingLines } from './domain/rubric/counting-lines.ts';
import { measureConversation } from './domain/rubric/measure-conversation.ts';
import { looksAtLengthAlone, type RubricScore, scoreRubric, type Seen } from './domain/rubric/rubric-score.ts';
import { seenByRules } from './domain/rubric/score-by-rules.ts';

export interface Judging {
  transcript: Transcript;
  rubric: readonly Criterion[];
  subjects: Subjects;
  /** May enforce a budget: what it throws counts as a failure of the model. */
  model: Pick<LanguageModel, 'complete'>;
  prompt: JudgePrompt;
  signal: AbortSignal;
}

/** The result for the log, without the words that were said. */
export interface Judgement {
  scores: RubricScore;
  /** Number of quotes that are not in the transcript. */
  dropped: number;
  /** Number of checks that could not be judged and do not count. */
  leftOut: number;
  /** Criteria that the model judged itself. */
  read: string[];
  /** Why the rules were used instead, where they were. */
  troubles: (LanguageModelTrouble | 'unknown')[];
}

/** For one request; a person is waiting for the feedback. */
const timeoutMs = 20_000;

/**
 * Has a language model judge a rubric, criterion by criterion and check by check, with the person's words as quotes for
 * each. The length of lines is measured, not asked about. The model gives no scores: only quotes that are in the
 * transcript count. A check with an unverified quote, or without an answer, is judged again, once; if that fails it is
 * left out. Where the model fails for a criterion, or can show nothing for any of its checks, the rules judge it.
 * @throws the signal's reason
 */
export async function judgeWithModel({
  transcript,
  rubric,
  subjects,
  model,
  prompt,
  signal,
}: Judging): Promise<Judgement> {
  const read = readTranscript(transcript);
  const [turns, lines] = [judgedTurns(read), countingLines(read)];
  const told: Omit<Judgement, 'scores'> = { dropped: 0, leftOut: 0, read: [], troubles: [] };

  const judge = async (criterion: Criterion): Promise<Map<string, Seen>> => {
    const seen = new Map<string, Seen>();
    const ask = async (checks: readonly RubricCheck[]) => {
      const answers = await answersOf(model, judgeRequest(prompt, criterion, checks, turns), turns, signal);
      const again: RubricCheck[] = [];
      for (const check of checks) {
        const verified = answers.get(check.slug);
        told.dropped += verified?.dropped ?? 0;
        const { evidence } = verified ?? { evidence: [] };
        if (evidence.length > 0 || verified?.dropped === 0)
          seen.set(check.slug, { evidence, weight: evidence.length, judgedBy: 'model' });
        if (!verified || verified.dropped > 0) again.push(check);
      }
      return again;
    };
    const measured = criterion.checks.filter(looksAtLengthAlone);
    for (const check of measured) seen.set(check.slug, seenByRules(check, lines, subjects));
    try {
      const again = await ask(criterion.checks.filter((check) => !measured.includes(check)));
      if (again.length > 0) await ask(again);
      if (seen.size > measured.length) {
        told.read.push(criterion.slug);
        return seen;
      }
      told.troubles.push('nonsense');
    } catch (error) {
      signal.throwIfAborted();
      told.troubles.push(error instanceof LanguageModelError ? error.trouble : 'unknown');
    }
    return new Map(criterion.checks.map((check) => [check.slug, seenByRules(check, lines, subjects)]));
  };

  const judged = new Map(
    await Promise.all(rubric.map(async (criterion) => [criterion.slug, await judge(criterion)] as const)),
  );
  const scores = scoreRubric(rubric, measureConversation(lines, subjects), ({ slug }, check) =>
    judged.get(slug)?.get(check.slug),
  );
  const leftOut = scores.criteria.flatMap(({ checks }) => checks).filter(({ credit }) => credit === null).length;
  return { ...told, scores, leftOut };
}

async function answersOf(
  model: Judging['model'],
  request: ReturnType<typeof judgeRequest>,
  turns: readonly JudgedTurn[],
  signal: AbortSignal,
): Promise<Map<string, Verified>> {
  const { value } = await model.complete(request, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
  return new Map(value.checks.map(({ check, quotes }) => [check, verifyQuotes(quotes, turns)]));
}

/**
 * Returns the key under which a judgement is stored: a model's answers vary, so stored scores are reused.
 * @param by who judges: the model's name, or "rules"
 */
export function judgementKey(
  { turns, you, language }: Transcript,
  rubric: readonly Criterion[],
  { by, prompt }: { by: string; prompt?: JudgePrompt },
): string {
  const said = turns.map(({ speaker, text }) => [speaker, text]);
  const judged = [said, you ?? null, language ?? null, rubric, by, prompt?.version ?? null];
  return createHash('sha256').update(JSON.stringify(judged)).digest('hex');
}
