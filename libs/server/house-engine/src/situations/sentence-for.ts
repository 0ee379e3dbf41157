import type { SentenceToSay } from '@greenroom/content';
import { quoted } from '../flows/language.ts';
import type { FlowInput } from '../flows/flow.ts';
import { forTheRoom, saying } from '../flows/sayings.ts';
import type { Tone } from '../flows/tones.ts';
import type { Matter } from '../flows/what-to-say.ts';
import { addressOf, isFamiliar } from '../flows/slots.ts';
import { sayWish, type Wish } from '../flows/wish.ts';
import { fillWords } from './fill-words.ts';

/** Matters for which the person's own words take precedence over the situation's sentence. */
export const ownWordsFirst: ReadonlySet<Matter['kind']> = new Set([
  ...(['own-up', 'ask-for', 'ask-to', 'refuse-to', 'apologise', 'price', 'deposit', 'pay-expected'] as const),
]);

/** Matters specific enough to replace a sentence that fits any conversation. What is merely told is none. */
const saysSomething: ReadonlySet<Matter['kind']> = new Set([
  ...(['raise', 'money-back', 'resign', 'let-go', 'reconnect', 'complain', 'news', 'refuse'] as const),
]);

/**
 * Returns a sentence to say word for word, in quotation marks: the one that the conversation calls for, one from the
 * person's own words, one for the situation, else a general first sentence.
 */
export function sentenceFor(input: FlowInput, tone: Tone): string {
  const { situation, language, slots, toSay, wish } = input;
  const matter = forTheRoom(input);
  if (toSay && !saysTheSum(matter, input, toSay))
    return quoted(withWish(fillWords(toSay.words[language][tone], slots, language), input, tone), language);
  if (matter && isOwn(matter, situation)) return saying(matter, slots, language, tone);
  if (wish && (situation === undefined || situation.isFallback)) return wishAlone(wish, input, tone);
  if (situation === undefined) return saying(matter, slots, language, tone);
  const template = situation.words[language][tone];
  const said = { isFormal: situation.address === 'Sie', isGeneral: situation.isFallback };
  return quoted(fillWords(template, slots, language, said), language);
}

/** Whether it is known what is to be said, so that the sentence would not be a general one. */
export function knowsWhatToSay(input: FlowInput): boolean {
  const { toSay, situation, wish } = input;
  const matter = forTheRoom(input);
  if (toSay !== undefined || wish !== undefined || (situation !== undefined && !situation.isFallback)) return true;
  return matter !== undefined && (matter.kind === 'opening' || isOwn(matter, situation));
}

/** Matters whose sentences name the person's sums. */
const ofSums: ReadonlySet<Matter['kind']> = new Set([
  ...(['raise', 'money-back', 'deposit', 'price', 'pay-expected'] as const),
]);

/** Whether the person's own sentence names a sum that the known one has no place for. */
const saysTheSum = (matter: Matter | undefined, { slots, language }: FlowInput, { words }: SentenceToSay): boolean =>
  matter !== undefined && ofSums.has(matter.kind) && slots.sums.length > 0 && !words[language].plain.includes('{sum}');

/** Whether a sentence made from the person's own words is better than that of the situation. */
const isOwn = ({ kind }: Matter, situation: FlowInput['situation']) =>
  ownWordsFirst.has(kind) || ((situation === undefined || situation.isFallback === true) && saysSomething.has(kind));

/** Says what the person wants, after a general beginning. */
function wishAlone(wish: Wish, { slots, language }: FlowInput, tone: Tone): string {
  const own = sayWish(wish, tone, language, isFamiliar(slots));
  const to = addressOf(slots);
  const begin = beginnings[language];
  return quoted(`${to === undefined ? begin.alone : `${to}, ${begin.named}`} ${own}`, language);
}

const beginnings = {
  en: { alone: 'There’s something I’d like to ask you.', named: 'there’s something I’d like to ask you.' },
  de: { alone: 'Ich habe eine Bitte.', named: 'ich habe eine Bitte.' },
} as const;

/** In words. A longer sentence is not remembered. */
const longest = 55;

/** The last sentence asks the other for something. */
const asks =
  /\?$|^(?:please|i['’]d like|i want|i need|i(?:['’]m| am) asking|can|could|would|will|let['’]s|tell|bitte|ich möchte|ich hätte|ich brauche|ich bitte|ich will|kann|könn|lass|sag|gib|wäre|würde)/iu;

/** Puts what the person wants from the other in the place of what the sentence asks for. */
function withWish(sentence: string, { wish, language, slots }: FlowInput, tone: Tone): string {
  if (wish === undefined) return sentence;
  const all = sentence.split(/(?<=[.?!])\s+(?=\p{Lu})/u);
  const isFormal = /\b(?:Sie|Ihnen|Ihre[mnrs]?)\b/.test(sentence);
  const own = sayWish(
    wish,
    tone,
    language,
    !isFormal && (isFamiliar(slots) || /\b(?:du|dir|dich|dein\p{L}*)\b/iu.test(sentence)),
  );
  const kept = all.length > 1 && asks.test(all.at(-1)!) ? all.slice(0, -1) : all;
  const whole = [...kept, own].join(' ');
  return whole.split(/\s+/).length <= longest ? whole : sentence;
}
