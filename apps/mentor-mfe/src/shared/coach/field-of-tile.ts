import { fieldIn, type CoachCard } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';

/** A coach's field in the reader's language, as a tile takes it. */
export function fieldOfTile(coach: CoachCard): { field: string; wordsLang: string | undefined } {
  const { field, fieldLang } = fieldIn(currentLocale(), coach);
  return { field, wordsLang: fieldLang };
}
