import { quoted } from '../flows/language.ts';
import type { FlowInput } from '../flows/flow.ts';
import { forTheRoom, saying } from '../flows/sayings.ts';
import type { Tone } from '../flows/tones.ts';
import type { Matter } from '../flows/what-to-say.ts';
import { fillWords } from './fill-words.ts';

/** Matters for which the person's own words take precedence over the situation's sentence. */
export const ownWordsFirst: ReadonlySet<Matter['kind']> = new Set([
  ...(['own-up', 'ask-for', 'ask-to', 'refuse-to', 'apologise', 'price', 'deposit', 'pay-expected'] as const),
]);

/** Matters specific enough to replace a sentence that fits any conversation. */
const saysSomething: ReadonlySet<Matter['kind']> = new Set([
  ...([
    'raise',
    'money-back',
    'resign',
    'let-go',
    'reconnect',
    'tell',
    'observe',
    'complain',
    'news',
    'refuse',
  ] as const),
]);

/**
 * Returns a sentence to say word for word, in quotation marks: from the person's own words, from the situation, else a
 * general first sentence.
 */
export function sentenceFor(input: FlowInput, tone: Tone): string {
  const { situation, language, slots } = input;
  const matter = forTheRoom(input);
  const ownWords =
    matter && ((situation?.isFallback && saysSomething.has(matter.kind)) || ownWordsFirst.has(matter.kind));
  if (situation === undefined || ownWords) return saying(matter, slots, language, tone);
  const template = situation.words[language][tone];
  const said = { isFormal: situation.address === 'Sie', isGeneral: situation.isFallback };
  return quoted(fillWords(template, slots, language, said), language);
}
