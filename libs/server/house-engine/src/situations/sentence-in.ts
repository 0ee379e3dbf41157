import type { SentenceToSay } from '@greenroom/content';
import type { Found } from '../find-subjects.ts';
import type { Language } from '../flows/language.ts';
import type { Slots } from '../flows/slots.ts';
import type { ShelfSearch } from '../shelf-search.ts';
import { stemsOf, wordsOf } from '../words.ts';

/** From this confidence on, a conversation calls for a sentence (`npm run bench:sentences`). */
const called = 0.5;
/** It also does from this confidence on if every other sentence is much less likely. */
const calledAlone = { from: 0.3, times: 3 };
/** From this confidence on, a message calls for a sentence whatever was said before it. */
const calledByItself = 0.8;
/** All messages together have to be about it at least this much: one message may be about something by the way. */
const leastTogether = 0.06;

/**
 * Returns the sentence to say that a conversation calls for, or that the person chose by its title.
 * @param said what the person wrote about the subject, oldest first
 */
export function sentenceIn(
  said: readonly string[],
  slots: Slots,
  language: Language,
  shelves: Pick<ShelfSearch, 'sentencesIn' | 'sentenceCalled'>,
): SentenceToSay | undefined {
  const chosen = said.map((text) => shelves.sentenceCalled(text)).findLast((one) => one !== undefined);
  if (chosen) return chosen;
  // A message that asks for another sentence by itself opens another matter.
  const last = said.at(-1) ?? '';
  const [own] = asksHow.test(last) && !asksOnly(last) ? shelves.sentencesIn(last) : [];
  const isNo = refuses.test(last);
  const canBe = ({ content }: Found<SentenceToSay>) =>
    fits(content, slots, language) && (!isNo || refusing.test(content.title.en));
  if (own && own.confidence >= calledByItself && canBe(own)) return own.content;
  const told = said.filter((text) => !asksOnly(text));
  const [best, ...others] = nearSentences(told, shelves).filter(canBe);
  if (best === undefined) return undefined;
  // A colleague who smells and an employee who smells are hardly two subjects.
  const next = others.find(({ content }) => !isSimilar(content, best.content));
  const isAlone = best.confidence >= calledAlone.from && best.confidence >= calledAlone.times * (next?.confidence ?? 0);
  return (best.confidence >= called || isAlone) && best.together >= leastTogether ? best.content : undefined;
}

/** A sentence that a conversation may call for. */
interface Near extends Found<SentenceToSay> {
  /** The confidence of all messages read as one. */
  together: number;
}

/**
 * Returns the sentences that a conversation may call for, the likeliest first: one message alone may do so, or all of
 * them together.
 */
export function nearSentences(said: readonly string[], shelves: Pick<ShelfSearch, 'sentencesIn'>): readonly Near[] {
  const near = new Map<string, Near>();
  const together = new Map(
    shelves.sentencesIn(said.join(' ')).map(({ content, confidence }) => [content.id, confidence]),
  );
  for (const text of [...said, said.join(' ')])
    for (const { content, confidence } of shelves.sentencesIn(text))
      if (confidence > (near.get(content.id)?.confidence ?? 0))
        near.set(content.id, { content, confidence, together: together.get(content.id) ?? 0 });
  if (said.length < 2) return [...near.values()];
  return [...near.values()]
    .map((one) => ({ ...one, confidence: 1 - (1 - one.confidence) * (1 - one.together) }))
    .sort((one, other) => other.confidence - one.confidence);
}

/** What is offered where no sentence is given. */
const offered = { from: 0.12, most: 3 };

/** Returns the sentences to choose from where none is given. */
export const sentencesToOffer = (
  said: readonly string[],
  shelves: Pick<ShelfSearch, 'sentencesIn'>,
): readonly SentenceToSay[] =>
  nearSentences(said, shelves)
    .filter(({ confidence }) => confidence >= offered.from)
    .slice(0, offered.most)
    .map(({ content }) => content);

const above =
  /^(?:boss|manager|supervisor|team lead|lead|director|ceo|hr|Chefin|Chef|Vorgesetzten?|Teamleiterin|Teamleiter)$/;
const below = /^(?:employee|intern|team|Team|Mitarbeiterin|Mitarbeiter)$/;

/** Asks how to say something. */
const asksHow =
  /\b(?:how (?:do|can|should|would|could) i (?:say|tell|ask|put|break|explain)|what (?:do|should|can) i (?:say|tell)|wie (?:sage|sag|frage|frag|bringe|formuliere|erkläre) ich|was (?:sage|sag) ich)\b/iu;

/** Words that tell nothing of the matter. */
const ofTime =
  /^(?:that|this|them|with|about|today|tonight|tomorrow|evening|morning|afternoon|week|next|now|then|heute|abend|morgen|früh|woche|nächste\p{L}*|jetzt|dann|denn|nachher|mittag|montag|dienstag|mittwoch|donnerstag|freitag|\p{L}+day)$/iu;
/** In words of at least four letters. */
const fewestOwn = 3;

/** “What do I say to him tonight?” asks about what was told before and tells nothing itself. */
function asksOnly(text: string): boolean {
  if (!asksHow.test(text) || refuses.test(text)) return false;
  const own = wordsOf(text.replace(asksHow, ' ')).filter((word) => word.length >= 4 && !ofTime.test(word));
  return own.length < fewestOwn;
}

/** Asks how to say no. */
const refuses = /\b(?:say(?:ing)? no|turn (?:it|that|this|them|him|her) down|nein sag\w*|absagen|ablehnen)\b/iu;
const refusing = /\b(?:refuse|no|not|decline|stop|less|without|never|turn down|cancel)\b/iu;

/** Whether two sentences say nearly the same thing, to different people. */
function isSimilar(one: SentenceToSay, other: SentenceToSay): boolean {
  const words = stemsOf(other.title.en);
  return [...stemsOf(one.title.en)].filter((stem) => words.has(stem)).length >= 2;
}

/**
 * A German sentence with “du” is not for Frau Hagedorn, and what one says to those one leads is not for one's own boss.
 */
function fits({ words, group }: SentenceToSay, { spokenTo, roles }: Slots, language: Language): boolean {
  if (group === 'leading' && roles.some((role) => above.test(role)) && !roles.some((role) => below.test(role)))
    return false;
  const isFormal = spokenTo !== undefined && /^(?:Frau|Herrn?) /.test(spokenTo);
  return language === 'en' || !isFormal || !/\b(?:du|dir|dich|dein\p{L}*)\b/iu.test(words.de.plain);
}
