/** What texts are spoken in. Others are spoken as English is. */
export type Tongue = 'en' | 'de';

export const tongueOf = (language: string): Tongue => (language.toLowerCase().startsWith('de') ? 'de' : 'en');
