/** Whom one most wants to talk with better; asked in onboarding, before it in the quiz, and changed in the settings. */
export const peopleOneSpeaksWith = [
  'manager',
  'team',
  'customers',
  'family',
  'partner',
  'myself',
  'someone-else',
] as const;

/** How one likes to be spoken to by a coach. */
export const manners = ['gentle', 'straight', 'playful'] as const;
