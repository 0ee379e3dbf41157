import { z } from 'zod';
import type { StructuredRequest } from '@greenroom/ports/language-model';
import type { Criterion, RubricCheck } from '../rubric/find-evidence.ts';
import type { JudgedTurn } from '@greenroom/speech-analysis';

/** A model's answers, check by check. It gives no score: scores are computed. */
export const ModelAnswers = z.object({
  checks: z.array(z.object({ check: z.string(), quotes: z.array(z.string()) })),
});
export type ModelAnswers = z.infer<typeof ModelAnswers>;

/** A file of content/prompts; `text` holds the placeholder {checks}. */
export interface JudgePrompt {
  version: number;
  text: string;
}

const maxOutputTokens = 1_500;
/** Limit for the newest turns, in UTF-16 code units: about 15,000 tokens. */
const mostText = 60_000;

/** Builds the request to a language model about some checks of one criterion. The transcript is marked as data. */
export function judgeRequest(
  { text }: JudgePrompt,
  { name, about }: Criterion,
  checks: readonly RubricCheck[],
  turns: readonly JudgedTurn[],
): StructuredRequest<ModelAnswers> {
  const asked = checks.map(
    ({ slug, text: question, never }) => `- ${slug}: ${never ? whereNot(question.en) : question.en}`,
  );
  const criterion = `${name.en}. ${about.en}\n${asked.join('\n')}`;
  let room = mostText;
  const lines = turns.map(({ own, said }) => asData(own ? 'person_says' : 'partner_says', said));
  const newest = lines.slice(lines.findLastIndex((line) => (room -= line.length) < 0) + 1);
  return {
    name: 'judgement',
    schema: ModelAnswers,
    maxOutputTokens,
    temperature: 0,
    messages: [
      { role: 'system', content: text.trim().replace('{checks}', () => criterion) },
      { role: 'user', content: newest.join('\n') },
    ],
  };
}

/** For a behaviour to avoid, asks for the places where the person failed to avoid it. */
const whereNot = (question: string) => `${question} Quote where they did not.`;

const tagLike = /<(?=[\s\p{Cf}]*\/?[\s\p{Cf}]*(?:person_says|partner_says)\b)/giu;

/** Escapes text, so that it cannot close the tag or open another. */
const asData = (tag: string, text: string) => `<${tag}>${text.replace(tagLike, '‹')}</${tag}>`;
