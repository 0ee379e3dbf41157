/** The languages in which texts are spoken. Other languages are spoken like English. */
export type Tongue = 'en' | 'de';

export const tongueOf = (language: string): Tongue => (language.toLowerCase().startsWith('de') ? 'de' : 'en');
