export type Tone = 'plain' | 'softer' | 'firmer';

/** The same sentence in each tone. */
export type Tones = Record<Tone, string>;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
