/**
 * What users may not write: threats of violence against others, sexual content with minors, instructions for weapons,
 * methods of self-harm, hatred of groups. A user who is a danger to themselves breaks no rule and gets an answer.
 */
export const safetyRules = ['violence', 'sexual-minors', 'weapons', 'self-harm-methods', 'hate'] as const;
export type SafetyRule = (typeof safetyRules)[number];
