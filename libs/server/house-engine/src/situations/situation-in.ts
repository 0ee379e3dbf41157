import type { KnownSituation, Situation } from '@greenroom/content';
import { intentOfChip } from '../flows/chip-intents.ts';
import type { CourseNow } from '../course-now.ts';
import type { Language } from '../flows/language.ts';
import { ofThisSubject } from '../flows/subject.ts';
import type { HouseQuestion } from '../question.ts';
import { type Found, likely, sure } from '../find-subjects.ts';
import type { Slots } from '../flows/slots.ts';
import { isQuestion } from '../is-question.ts';
import { staysWithIt } from '../moves/move-of.ts';
import type { ShelfSearch } from '../shelf-search.ts';
import { tradesOfThings, tradesWithoutTalk } from '../trades.ts';

/** In a first message about something of the content, from this probability on, the most likely situation is taken. */
const aboutSomething = 0.6;

/** How many messages at the beginning are read together, since people describe a situation in parts. */
const openings = 3;

/**
 * Returns the person's situation if the content covers it: the first one they described on this subject, or the one
 * that replaced it.
 */
export function situationIn(
  question: HouseQuestion,
  language: Language,
  { subjectsOf }: Pick<ShelfSearch, 'subjectsOf'>,
): KnownSituation | undefined {
  const before = question.history.filter(({ author }) => author === 'person').map(({ text }) => text);
  const said = ofThisSubject([...before, question.text], language).filter((text) => intentOfChip(text) === undefined);
  const isAboutThings = tradesOfThings.has(question.coach.category);
  const find = (text: string, at = 0) =>
    subjectsOf(text).situations.find(({ content, confidence }: Found<KnownSituation>) => {
      const isOthers = isAboutThings && content.coach !== question.coach.slug;
      // A question in the middle is about what was told before it.
      return confidence >= (isOthers || (at >= openings && isQuestion(text)) ? sure : likely);
    });
  const guess = (text: string) => {
    const { situations, answers, aboutAny } = subjectsOf(text);
    const [best] = situations;
    const isBest = best && best.confidence >= (answers[0]?.confidence ?? 0) && aboutAny >= aboutSomething;
    return isBest && !isAboutThings ? best : undefined;
  };
  let now: KnownSituation | undefined;
  // A conversation that began with a question about a field stays with it.
  let isOnSomething = false;
  for (const [at, text] of said.entries()) {
    const found = find(text, at) ?? (at === 0 ? guess(text) : undefined);
    // A different situation in the middle of a conversation has to be certain; else it is part of the first.
    const isOther = found && (corrects.test(text) || (found.confidence >= sure && !staysWithIt(text)));
    if (found && (!(now ?? isOnSomething) || isOther)) now = found.content;
    const [answer] = subjectsOf(text).answers;
    isOnSomething ||= answer !== undefined && answer.confidence >= Math.max(likely, found?.confidence ?? 0);
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

/** Returns the category of the coach's field that a fallback is about; undefined for any other situation. */
export const fieldOf = (
  { isFallback = false, coach }: SituationHere,
  shelves: Pick<ShelfSearch, 'coach'>,
): string | undefined => (isFallback && coach !== undefined ? shelves.coach(coach)?.category : undefined);

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
  shelves: Pick<ShelfSearch, 'fallbackOf' | 'find' | 'isInTheField' | 'coachFor'>,
): SituationHere | undefined {
  // A person who is answering the coach's questions towards a goal continues with them.
  if (before.goal !== undefined && ['answered', 'committed'].includes(move.type)) return undefined;
  const told = [...history.filter(({ author }) => author === 'person').map((turn) => turn.text), text];
  if (!told.some((one) => one.split(/\s+/).length >= leastTold)) return undefined;
  const isBetweenPeople = names.length + roles.length > 0;
  // A word of the coach's field is not enough: a quarrel with a sister is no matter of the stage.
  const mustBeSure = isBetweenPeople && tradesWithoutTalk.has(coach.category);
  const isTheirs = told.some((one) =>
    mustBeSure ? shelves.find(coach.slug, one, 'surely').length > 0 : shelves.isInTheField(coach.slug, one),
  );
  // If the conversation began with another coach's subject, the answer comes from that field, whichever coach is asked.
  const other = told[0]!.split(/\s+/).length >= leastTold ? coachOf(told[0]!, coach.slug, shelves) : undefined;
  if (!isTheirs && other === undefined && !isBetweenPeople) return undefined;
  const found = shelves.fallbackOf(other ?? (isTheirs ? coach.slug : undefined));
  return found && { ...found, isFallback: true };
}

/** Returns the coach whose field a message is about; another than the one asked, if both are near, only if it is certain. */
function coachOf(
  text: string,
  asked: string,
  shelves: Pick<ShelfSearch, 'isInTheField' | 'coachFor'>,
): string | undefined {
  const near = shelves.coachFor(text)?.slug;
  return near === asked || !shelves.isInTheField(asked, text) ? near : shelves.coachFor(text, 'surely')?.slug;
}

const corrects = /^(?:no|nope|nein|wait|sorry)\b[^.?!]*\b(?:meant|mean|mein\p{L}*)\b/iu;
