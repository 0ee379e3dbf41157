import type { Coach } from './content-files.ts';
import type { Language } from './in-language.ts';

/** A coach in one language; `language` is the language of the texts. */
export interface CoachInLanguage extends Omit<Coach, 'german'> {
  language: Language;
}

/** Returns a coach in the wanted language if they are translated, otherwise in English. */
export function coachInLanguage({ german, ...coach }: Coach, wanted: Language): CoachInLanguage {
  if (wanted === 'en' || !german) return { ...coach, language: 'en' };
  const { topics, categories, ...texts } = german;
  return {
    ...coach,
    ...texts,
    topics: coach.topics.map((topic, place) => ({ ...topic, ...topics[place] })),
    categories,
    language: 'de',
  };
}
