import { fieldIn, type CoachCard } from '@greenroom/contracts';
import { currentLocale } from '@greenroom/i18n';

/** Returns a coach's field in the reader's language, as props of a tile. */
export function fieldOfTile(coach: CoachCard): { field: string; wordsLang: string | undefined } {
  const { field, fieldLang } = fieldIn(currentLocale(), coach);
  return { field, wordsLang: fieldLang };
}
