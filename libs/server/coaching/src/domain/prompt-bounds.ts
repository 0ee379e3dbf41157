import { bounds } from '@greenroom/contracts';
import type { Turn } from '@greenroom/house-engine';

/**
 * Maximum length of each part of a prompt, in UTF-16 code units. A longer part loses what matters least: the oldest
 * messages, the last lines, the end of a text.
 */
export const mostOf = {
  /** Of one shelf item; a prompt contains up to three. */
  passage: 6_000,
  passages: 3,
  /** Of all uploaded material together. */
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
 * Maximum length of a whole prompt with instructions and markup: 32,000 tokens at three characters each, as
 * `estimateTokens` counts. Tests fail for a coach whose texts exceed it.
 */
export const mostPrompt = 96_000;

/** Returns as many whole lines from the start as fit. */
export function linesWithin(lines: readonly string[], most: number): string {
  let room = most;
  const end = lines.findIndex((line) => (room -= line.length + 1) < 0);
  return (end < 0 ? lines : lines.slice(0, end)).join('\n');
}

/** Returns as many whole messages as fit, newest first, in their original order. */
export function turnsWithin(history: readonly Turn[], most: number): readonly Turn[] {
  let room = most;
  const said = history.filter(({ text }) => text !== '');
  return said.slice(said.findLastIndex(({ text }) => (room -= text.length) < 0) + 1);
}
