import { z } from 'zod';
import type { StructuredRequest } from '@greenroom/ports/language-model';
import { asData, fillIn, type PromptPart } from '@greenroom/llm';
import type { Said } from './recap.ts';

/** A language model's notes on a conversation, before they are checked against what the person wrote. */
export const NotedRecap = z.object({
  goal: z.string().nullable(),
  decided: z.array(z.string()),
  commitments: z.array(z.object({ words: z.string(), when: z.string().nullable() })),
  facts: z.array(z.string()),
});
export type NotedRecap = z.infer<typeof NotedRecap>;

const maxOutputTokens = 1_200;
/** Of the newest messages, in UTF-16 code units: about 12,000 tokens. */
const mostText = 48_000;

/**
 * Builds the request for a recap by a language model.
 * @param said the active messages, oldest first; the oldest are left out if there are too many
 */
export function recapRequest(
  part: PromptPart,
  coachName: string,
  said: readonly Pick<Said, 'author' | 'text'>[],
): StructuredRequest<NotedRecap> {
  const told = said
    .filter(({ text }) => text !== '')
    .map(({ author, text }) => asData(author === 'person' ? 'person_says' : 'coach_says', text));
  let room = mostText;
  const newest = told.slice(told.findLastIndex((text) => (room -= text.length) < 0) + 1);
  return {
    name: 'recap',
    schema: NotedRecap,
    maxOutputTokens,
    temperature: 0,
    messages: [
      { role: 'system', content: fillIn(part.text, { name: coachName }) },
      { role: 'user', content: newest.join('\n\n') },
    ],
  };
}
