import { optionalPart } from '@greenroom/content';
import type { Language } from '../flows/language.ts';
import { addressOf, type Slots } from '../flows/slots.ts';
import { largest } from '../flows/figures.ts';

/** The facts a sentence to say can contain. */
type Known = Partial<Record<'name' | 'sum' | 'day', string>>;

interface Said {
  /** Whether it is said to somebody who is no relative. */
  isFormal?: boolean;
  /** Whether the sentence fits any matter, so that of several sums it is not known which one is meant. */
  isGeneral?: boolean;
}

/** Fills a sentence with known facts. A part in `[…]` that needs an unknown fact is left out. */
export function fillWords(template: string, slots: Slots, language: Language, said: Said = {}): string {
  const known = knownIn(slots, language, said);
  const sentence = template
    .replace(optionalPart, (_, part: string) => part.split('|').find((one) => !holdsUnknown(one, known)) ?? '')
    .replace(/\{(\w+)\}/g, (_, name: keyof Known) => known[name] ?? '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const holdsUnknown = (part: string, known: Known) =>
  [...part.matchAll(/\{(\w+)\}/g)].some(([, name]) => known[name as keyof Known] === undefined);

function knownIn(slots: Slots, language: Language, { isFormal, isGeneral }: Said): Known {
  const [day] = slots.deadlines;
  return {
    name: addressOf(slots, isFormal),
    sum: isGeneral && slots.sums.length > 1 ? undefined : largest(slots.wanted),
    day: day && (language === 'de' ? withoutGermanPreposition(day) : withoutPreposition(day)),
  };
}

const withoutPreposition = (day: string) =>
  day.replace(/^(on|by|in|this) /i, '').replace(/^\p{Ll}(?=\w+day)/u, (letter) => letter.toUpperCase());
const withoutGermanPreposition = (day: string) =>
  day.replace(/^(am|bis|im|ab) /i, '').replace(/^\p{Ll}(?=\w+tag)/u, (letter) => letter.toUpperCase());
