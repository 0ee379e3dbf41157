import { saying } from './flows/sayings.ts';
import { slotsOf } from './flows/slots.ts';
import { type Matter, readMatter } from './flows/what-to-say.ts';

/**
 * A first sentence for a conversation that somebody has coming up, in their own names, sums and days.
 * @param text what they have coming up, as they wrote it
 * @param about what it is to say; where the words say another thing there is none
 * @returns without quotation marks
 */
export function firstSentence(text: string, language: 'en' | 'de', about: Matter['kind']): string | undefined {
  const matter = readMatter([text], language);
  if (matter?.kind !== about) return undefined;
  return saying(matter, slotsOf([text]), language, 'plain').replace(/^[“„]|[”“]$/gu, '');
}
