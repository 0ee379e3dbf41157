import type { HouseQuestion } from '../question.ts';
import { looksEnglish, looksGerman } from '../words.ts';

export type Language = 'en' | 'de';

/** One sentence in each language, in several wordings. */
export type Wordings = Readonly<Record<Language, readonly string[]>>;

/** In which language the person writes: a short word such as "ok" tells nothing, what was said before it does. */
export function languageOf({ history, text }: Pick<HouseQuestion, 'history' | 'text'>): Language {
  const said = [...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text];
  for (const one of said.toReversed()) {
    if (
      looksGerman(one) ||
      (/[äöüß]|\b(ich|nicht|und|mein\w*|sie|der|das|du|bist|danke?|bitte|hallo|guten?|ja|nein|doch|ahnung|warum|wieso|wie|wer|tschüss)\b/i.test(
        one,
      ) &&
        !looksEnglish(one))
    )
      return 'de';
    if (looksEnglish(one)) return 'en';
  }
  return 'en';
}
