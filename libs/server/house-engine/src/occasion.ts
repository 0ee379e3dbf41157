import { isGibberish } from './gibberish.ts';
import { cues, type Occasion } from './occasion-cues.ts';
import { hearOrders } from './orders.ts';
import { looksGerman, plainWords, wordsOf } from './words.ts';

/** Detects the kind of a message. Danger is detected before, by `modules/safety`. */
export function detectIntent(text: string): Occasion {
  if (isGibberish(text)) return 'gibberish';
  if (hearOrders(text)) return 'orders';
  const plain = plainWords(text);
  const count = wordsOf(text).length;
  const cue = cues.find(({ patterns, upTo = Infinity }) => count <= upTo && patterns.some((one) => one.test(plain)));
  if (cue && !(isCourtesy(cue.occasion) && asksSomething(text, count))) return cue.occasion;
  return looksGerman(text) ? 'german' : 'matter';
}

function isCourtesy(occasion: Occasion): boolean {
  return ['greeting', 'thanks', 'goodbye'].includes(occasion);
}

const questionWords = /\b(?:what|how|why|when|where|which|should|could|was|wie|warum|wann|wo|welche\w*|soll|wenn)\b/i;

/** "Thanks, what should I say first?" and "thanks, and if I cry" ask something; "Hi, how are you?" does not. */
function asksSomething(text: string, words: number): boolean {
  return words > 5 && (text.includes('?') || questionWords.test(text));
}
