import type { Phrasing } from './phrasings.ts';

/** Longer phrasings have enough context. */
const mostWords = 12;
/** One of this many short phrasings is also trained in context. */
const oneOf = 4;

/**
 * Repeats short phrasings before or after something harmless that a visitor says to a coach: the classifier weighs a
 * text as a whole and must learn that danger beside small talk is danger, and that two harmless sentences are harmless.
 */
export function inContext(phrasings: readonly Phrasing[]): Phrasing[] {
  const short = phrasings.filter(({ text }) => text.split(/\s+/).length <= mostWords);
  return (['en', 'de'] as const).flatMap((language) => {
    const own = short.filter((one) => one.language === language);
    const harmless = own.filter(({ tier }) => tier === 'none');
    return own
      .filter((_, at) => at % oneOf === 0)
      .map((phrasing, at) => {
        // A step of a large prime spreads the contexts over all harmless phrasings.
        const context = harmless[(at * 7919) % harmless.length]!.text;
        const sentences = at % 2 === 0 ? [context, phrasing.text] : [phrasing.text, context];
        return { ...phrasing, text: sentences.map((text) => text.replace(/[.,;\s]+$/u, '')).join('. ') };
      });
  });
}
