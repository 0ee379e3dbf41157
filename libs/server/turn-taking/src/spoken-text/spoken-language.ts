/** The languages in which texts are spoken. Other languages are spoken like English. */
export type SpokenLanguage = 'en' | 'de';

export const spokenLanguageOf = (language: string): SpokenLanguage =>
  language.toLowerCase().startsWith('de') ? 'de' : 'en';
