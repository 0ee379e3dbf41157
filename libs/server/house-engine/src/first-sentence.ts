import { saying } from './flows/sayings.ts';
import { slotsOf } from './flows/slots.ts';
import { type Matter, readMatter } from './flows/what-to-say.ts';

/**
 * Returns a first sentence for a conversation the person has coming up, with their own names, sums and days.
 * @param text what they have coming up, as they wrote it
 * @param about the matter the sentence has to be about; if the text is about another, there is no sentence
 * @returns without quotation marks
 */
export function firstSentence(text: string, language: 'en' | 'de', about: Matter['kind']): string | undefined {
  const matter = readMatter([text], language);
  if (matter?.kind !== about) return undefined;
  return saying(matter, slotsOf([text]), language, 'plain').replace(/^[“„]|[”“]$/gu, '');
}
