import type { ChatMessage, Recommendation } from '@greenroom/contracts';

/** A part of an answer: text or a card. */
export type AnswerPart =
  { kind: 'words'; key: string; text: string } | { kind: 'card'; key: string; recommendation: Recommendation };

/**
 * Splits an answer into text and cards in the order they were said. A card is never placed within a paragraph, but
 * after it.
 */
export function answerParts({ text, recommendations }: Pick<ChatMessage, 'text' | 'recommendations'>): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let from = 0;
  const words = (to: number) => {
    const piece = text.slice(from, to);
    if (piece.trim() !== '') parts.push({ kind: 'words', key: `words ${from}`, text: piece });
    from = to;
  };
  for (const recommendation of recommendations) {
    words(Math.max(from, paragraphEnd(text, recommendation.after ?? text.length)));
    parts.push({ kind: 'card', key: recommendation.recommendationId, recommendation });
  }
  words(text.length);
  return parts;
}

function paragraphEnd(text: string, at: number): number {
  if (/\n\s*\n\s*$/.test(text.slice(0, at))) return at;
  const next = text.slice(at).search(/\n[ \t]*\n/);
  return next < 0 ? text.length : at + next;
}
