import { bounds } from '@greenroom/contracts';
import type { Turn } from '@greenroom/house-engine';

/**
 * The most that each part of a prompt may hold, in UTF-16 code units. What is longer loses what matters least: the
 * oldest messages, the last lines, the end of a text.
 */
export const mostOf = {
  /** Of one item of the shelf, of which three are given. */
  passage: 6_000,
  passages: 3,
  /** Of all that the person brought, together. */
  material: 24_000,
  titles: 2_000,
  remembered: 6_000,
  soFar: 6_000,
  about: 1_000,
  topic: 1_500,
  goal: 1_000,
  /** Of the messages before the question, together. */
  history: 24_000,
  question: bounds.chatMessageLength,
} as const;

/**
 * A whole prompt is never longer, instructions and marks among it: 32,000 tokens at three characters for one, as
 * `estimateTokens` counts. A coach whose texts would go beyond it fails the tests.
 */
export const mostPrompt = 96_000;

/** Whole lines from the first on, as many as there is room for. */
export function linesWithin(lines: readonly string[], most: number): string {
  let room = most;
  const end = lines.findIndex((line) => (room -= line.length + 1) < 0);
  return (end < 0 ? lines : lines.slice(0, end)).join('\n');
}

/** Whole messages from the newest on, as many as there is room for; in their order. */
export function turnsWithin(history: readonly Turn[], most: number): readonly Turn[] {
  let room = most;
  const said = history.filter(({ text }) => text !== '');
  return said.slice(said.findLastIndex(({ text }) => (room -= text.length) < 0) + 1);
}
