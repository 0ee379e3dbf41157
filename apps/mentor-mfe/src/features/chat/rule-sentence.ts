import { safetyRules, type SafetyRule } from '@greenroom/contracts';

/** The rule a removed message broke, as a message of the interface; one this page does not know yet has a sentence as well. */
export function ruleSentence(rule: SafetyRule | null): `chat.rule.${SafetyRule | 'other'}` {
  return `chat.rule.${rule !== null && safetyRules.includes(rule) ? rule : 'other'}`;
}
