/** Whom the user most wants to talk with better; asked in the quiz and in onboarding, and changed in the settings. */
export const peopleOneSpeaksWith = [
  'manager',
  'team',
  'customers',
  'family',
  'partner',
  'myself',
  'someone-else',
] as const;

/** How the user wants a coach to speak to them. */
export const manners = ['gentle', 'straight', 'playful'] as const;
