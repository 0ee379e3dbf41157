import { safetyRules, type SafetyRule } from '@greenroom/contracts';

/**
 * Returns the message key of the rule that a removed message broke; a rule unknown to this page has a general message.
 */
export function ruleSentence(rule: SafetyRule | null): `chat.rule.${SafetyRule | 'other'}` {
  return `chat.rule.${rule !== null && safetyRules.includes(rule) ? rule : 'other'}`;
}
