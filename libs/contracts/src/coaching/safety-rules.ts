/**
 * What may not be said here: threats of violence against others, sexual content with minors, instructions for weapons,
 * methods of self-harm, hatred of groups. That somebody is a danger to themselves breaks no rule: that is answered.
 */
export const safetyRules = ['violence', 'sexual-minors', 'weapons', 'self-harm-methods', 'hate'] as const;
export type SafetyRule = (typeof safetyRules)[number];
