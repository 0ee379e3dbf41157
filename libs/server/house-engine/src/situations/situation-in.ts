import type { CuedSituation, Situation } from '@greenroom/content';
import { intentOfChip } from '../flows/chip-intents.ts';
import type { CourseNow } from '../course-now.ts';
import type { Language } from '../flows/language.ts';
import { ofThisSubject } from '../flows/subject.ts';
import type { HouseQuestion } from '../question.ts';
import type { FoundByCues } from '../index-by-cues.ts';
import type { Slots } from '../flows/slots.ts';
import type { ShelfSearch } from '../shelf-search.ts';

/**
 * In groups of a cue. A different situation in the middle of a conversation counts only if the match is this specific;
 * otherwise it is taken as part of the first.
 */
const another = 3;

/** Categories whose words mean things and bodies: “toast” in a kitchen is no speech. */
const tradesOfThings: ReadonlySet<string> = new Set(['kitchen', 'strength']);
/** In groups of a cue. */
const inAnotherTrade = 2;

/** How many messages at the beginning are read together, since people describe a situation in parts. */
const openings = 3;

/**
 * Returns the person's situation if the content covers it: the first one they described on this subject, or the one
 * that replaced it.
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
  // A conversation that began with a question about a field stays with it.
  let isOnSomething = false;
  for (const [at, text] of said.entries()) {
    const found = find(text);
    if (found && (!(now ?? isOnSomething) || found.strength >= another || corrects.test(text))) now = found.content;
    isOnSomething ||= (directAnswersFor(text)[0]?.strength ?? 0) >= Math.max(inAnotherTrade, found?.strength ?? 0);
    // If no message alone matches, the first ones are read together; a match is kept.
    now ??= at > 0 && at < openings && !isOnSomething ? find(said.slice(0, at + 1).join(' '))?.content : undefined;
  }
  return now;
}

/** A situation within a conversation. */
export interface SituationHere extends Situation {
  /** No known situation was described; this one fits any. */
  isFallback?: boolean;
}

/** A description with fewer words says nothing yet. */
const leastTold = 4;

/**
 * Returns what to say if no situation matches: the coach's own fallback in their field, else the one that fits between
 * any two people; undefined if no people were mentioned or nothing was described yet.
 */
export function fallbackFor(
  { coach, history, text }: Pick<HouseQuestion, 'coach' | 'history' | 'text'>,
  { names, roles }: Slots,
  { before, move }: CourseNow,
  shelves: Pick<ShelfSearch, 'fallbackOf' | 'isInTheField' | 'coachFor'>,
): SituationHere | undefined {
  // A person who is answering the coach's questions towards a goal continues with them.
  if (before.goal !== undefined && ['answered', 'committed'].includes(move.type)) return undefined;
  const told = [...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text];
  if (!told.some((one) => one.split(/\s+/).length >= leastTold)) return undefined;
  const isTheirs = told.some((one) => shelves.isInTheField(coach.slug, one));
  // If the conversation began with another coach's subject, the answer comes from that field, whichever coach is asked.
  const other = told[0]!.split(/\s+/).length >= leastTold ? shelves.coachFor(told[0]!)?.slug : undefined;
  if (!isTheirs && other === undefined && names.length + roles.length === 0) return undefined;
  const found = shelves.fallbackOf(other ?? (isTheirs ? coach.slug : undefined));
  return found && { ...found, isFallback: true };
}

const corrects = /^(?:no|nope|nein|wait|sorry)\b[^.?!]*\b(?:meant|mean|mein\p{L}*)\b/iu;
