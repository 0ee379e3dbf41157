import type { SentenceToSay } from '@greenroom/content';
import { readSentences } from '@greenroom/understanding';
import { saying } from './flows/sayings.ts';
import { slotsOf } from './flows/slots.ts';
import { type Matter, readMatter } from './flows/what-to-say.ts';
import { fillWords } from './situations/fill-words.ts';

/**
 * From this confidence on, the text calls for a sentence of the content. It is higher than in a conversation, because
 * the sentence takes the place of one that is written for this kind of occasion.
 */
const called = 0.75;

interface Known {
  /** The matter that a sentence from the person's own words has to be about; if the text is about another, there is none. */
  about: Matter['kind'] | undefined;
  sentences: readonly SentenceToSay[];
}

/**
 * Returns a first sentence for a conversation the person has coming up, with their own names, sums and deadlines: from
 * their own words, else one of the content that the text surely calls for. The day of the conversation itself is left
 * out, because the sentences use a day as a deadline.
 * @param text what they have coming up, as they wrote it
 * @returns without quotation marks
 */
export function firstSentence(text: string, language: 'en' | 'de', { about, sentences }: Known): string | undefined {
  const slots = slotsOf([text]);
  const matter = about === undefined ? undefined : readMatter([text], language);
  if (matter?.kind === about && matter !== undefined)
    return saying(matter, slots, language, 'plain').replace(/^[“„]|[”“]$/gu, '');
  const [best] = readSentences(text);
  const known = best && best.confidence >= called ? sentences.find(({ id }) => id === best.id) : undefined;
  return known && fillWords(known.words[language].plain, slots, language);
}
