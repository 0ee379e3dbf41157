import type { HouseQuestion } from '../question.ts';
import { looksEnglish, looksGerman } from '../words.ts';

export type Language = 'en' | 'de';

/** One sentence in each language, in several wordings. */
export type Wordings = Readonly<Record<Language, readonly string[]>>;

/** Words between the quotation marks of their language. */
export const quoted = (words: string, language: Language): string => (language === 'de' ? `„${words}“` : `“${words}”`);

/** A word that stands in German alone, for texts too short to tell otherwise. */
const isGermanWord =
  /[äöüß]|\b(ich|nicht|und|mein\w*|sie|der|das|du|bist|danke?|bitte|hallo|guten?|ja|nein|doch|ahnung|warum|wieso|wie|wer|tschüss)\b/i;
/** In words: fewer tell nothing, what was said before them does. */
const tellsItself = 3;

/** In which language the person writes: "ok" or "ja" after English is English. */
export function languageOf({ history, text, locale }: Pick<HouseQuestion, 'history' | 'text' | 'locale'>): Language {
  const said = [...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text].toReversed();
  const long = said.filter((one) => one.trim().split(/\s+/).length >= tellsItself);
  return [...long, ...said].map(languageIn).find((language) => language !== undefined) ?? locale ?? 'en';
}

function languageIn(text: string): Language | undefined {
  if (looksGerman(text)) return 'de';
  if (looksEnglish(text)) return 'en';
  return isGermanWord.test(text) ? 'de' : undefined;
}
