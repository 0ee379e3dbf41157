import type { Moderator, SafetyRule } from '@greenroom/ports/moderator';
import { needsCare } from '@greenroom/safety';
import { removalSentence } from '../domain/removal-sentence.ts';

/** Why a person's message is not stored: the rule it broke, and what the coach says instead of an answer. */
export interface Removal {
  rule: SafetyRule;
  sentence: string;
}

/**
 * Judges what a person is about to say. Signs of danger are never removed; they get an answer that offers help.
 * @returns undefined if the message is allowed
 */
export async function moderateMessage(moderator: Moderator, text: string): Promise<Removal | undefined> {
  if (needsCare(text)) return undefined;
  const rule = await moderator.check(text);
  if (rule === undefined || rule === 'self-harm-methods') return undefined;
  return { rule, sentence: removalSentence(rule, text) };
}
