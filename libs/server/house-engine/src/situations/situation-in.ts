import type { CuedSituation, Situation } from '@greenroom/content';
import { intentOfChip } from '../flows/chip-intents.ts';
import type { CourseNow } from '../course-now.ts';
import type { Language } from '../flows/language.ts';
import { ofThisSubject } from '../flows/subject.ts';
import type { HouseQuestion } from '../question.ts';
import type { FoundByCues } from '../index-by-cues.ts';
import type { Slots } from '../flows/slots.ts';
import type { ShelfSearch } from '../shelf-search.ts';

/** What comes up in the middle of a conversation is mostly part of what it began with, unless it is told this plainly. */
const another = 3;

/** Trades whose words are those of things and bodies: “toast” in a kitchen is no speech. */
const tradesOfThings: ReadonlySet<string> = new Set(['kitchen', 'strength']);
/** In groups of a cue. */
const inAnotherTrade = 2;

/** So many messages open a conversation: what they tell may be told in parts. */
const openings = 3;

/**
 * What the person has before them, as far as it is one of the situations: the first that they told of on this subject, or
 * what they put in its place.
 */
export function situationIn(
  question: HouseQuestion,
  language: Language,
  { situationFor: findAny, directAnswersFor }: Pick<ShelfSearch, 'situationFor' | 'directAnswersFor'>,
): CuedSituation | undefined {
  const before = question.history.filter(({ author }) => author === 'person').map(({ text }) => text);
  const said = ofThisSubject([...before, question.text], language).filter((text) => intentOfChip(text) === undefined);
  const isSure = ({ content, strength }: FoundByCues<CuedSituation>) =>
    strength >= inAnotherTrade || content.coach === question.coach.slug || !tradesOfThings.has(question.coach.category);
  const find = (text: string) => [findAny(text)].find((found) => found && isSure(found));
  let now: CuedSituation | undefined;
  // Who began with a question of a trade goes on with that.
  let isOnSomething = false;
  for (const [at, text] of said.entries()) {
    const found = find(text);
    if (found && (!(now ?? isOnSomething) || found.strength >= another || corrects.test(text))) now = found.content;
    isOnSomething ||= (directAnswersFor(text)[0]?.strength ?? 0) >= Math.max(inAnotherTrade, found?.strength ?? 0);
    // What one message alone does not tell, the first of them tell together; what they told stays.
    now ??= at > 0 && at < openings && !isOnSomething ? find(said.slice(0, at + 1).join(' '))?.content : undefined;
  }
  return now;
}

/** A situation as it stands in a conversation. */
export interface SituationHere extends Situation {
  /** None that the content knows was told of: it is what can be said of any. */
  isFallback?: boolean;
}

/** In words: less tells nothing yet. */
const leastTold = 4;

/**
 * What is said where none of the situations was told of: the coach's own in their field, else what fits between any two
 * people; nothing where no people are spoken of, or nothing was told yet.
 */
export function fallbackFor(
  { coach, history, text }: Pick<HouseQuestion, 'coach' | 'history' | 'text'>,
  { names, roles }: Slots,
  { before, move }: CourseNow,
  shelves: Pick<ShelfSearch, 'fallbackOf' | 'isInTheField' | 'coachFor'>,
): SituationHere | undefined {
  // Who follows the coach's questions towards a goal goes on with them.
  if (before.goal !== undefined && ['answered', 'committed'].includes(move.type)) return undefined;
  const told = [...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text];
  if (!told.some((one) => one.split(/\s+/).length >= leastTold)) return undefined;
  const isTheirs = told.some((one) => shelves.isInTheField(coach.slug, one));
  // Who began with what surely is another coach’s subject is answered from that field, whoever is asked.
  const other = told[0]!.split(/\s+/).length >= leastTold ? shelves.coachFor(told[0]!)?.slug : undefined;
  if (!isTheirs && other === undefined && names.length + roles.length === 0) return undefined;
  const found = shelves.fallbackOf(other ?? (isTheirs ? coach.slug : undefined));
  return found && { ...found, isFallback: true };
}

const corrects = /^(?:no|nope|nein|wait|sorry)\b[^.?!]*\b(?:meant|mean|mein\p{L}*)\b/iu;
