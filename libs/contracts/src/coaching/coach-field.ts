import type { CoachCard } from '../content/content.schema.ts';
import type { Locale } from '../locale.ts';

/** Returns a coach's field in the reader's language, and the language of the text if it is another. */
export function fieldIn(
  locale: Locale,
  { field, fieldInGerman }: Pick<CoachCard, 'field' | 'fieldInGerman'>,
): { field: string; fieldLang: 'en' | undefined } {
  if (locale !== 'de') return { field, fieldLang: undefined };
  return fieldInGerman === undefined ? { field, fieldLang: 'en' } : { field: fieldInGerman, fieldLang: undefined };
}
