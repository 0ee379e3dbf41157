import type { HouseQuestion } from '../question.ts';
import { looksEnglish, looksGerman } from '../words.ts';

export type Language = 'en' | 'de';

/** One sentence in each language, in several variants. */
export type Wordings = Readonly<Record<Language, readonly string[]>>;

/** Puts words in the quotation marks of their language. */
export const quoted = (words: string, language: Language): string => (language === 'de' ? `„${words}“` : `“${words}”`);

/** Words that occur only in German, for texts too short for statistics. */
const isGermanWord =
  /[äöüß]|\b(ich|nicht|und|mein\w*|sie|der|das|du|bist|danke?|bitte|hallo|guten?|ja|nein|doch|ahnung|warum|wieso|wie|wer|tschüss)\b/i;
/** Texts with fewer words do not determine the language; earlier messages do. */
const tellsItself = 3;

/** Returns the language the person writes in: "ok" or "ja" after English is English. */
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
