import type { Item } from '@greenroom/content';
import { type LastTime, turned } from '@greenroom/house-engine';
import type { MadeRecap } from './recap.ts';

/**
 * Returns what a coach comes back to from the last conversation.
 * @param cards uuids of what the coach offered in that conversation, oldest first
 */
export function lastTimeOf(
  { goal, commitments }: MadeRecap,
  {
    askedAlready,
    cards,
    shelf,
  }: { askedAlready: ReadonlySet<string>; cards: readonly string[]; shelf: readonly Item[] },
): LastTime | undefined {
  const step = commitments.findLast(({ text }) => !askedAlready.has(text))?.text;
  const exercise = cards
    .map((uuid) => shelf.find((item) => item.uuid === uuid))
    .findLast((item) => item?.kind === 'exercise');
  if (goal === null && step === undefined && !exercise) return undefined;
  return {
    goal: goal === null ? undefined : asSaid(goal),
    step: step === undefined ? undefined : asSaid(step),
    exercise: exercise && { uuid: exercise.uuid, title: exercise.title },
  };
}

/**
 * Rephrases a line of a recap to follow a colon: "to ask your boss", "ring your aunt"; or quotes it if it cannot be
 * rephrased.
 */
export function asSaid(line: string): string {
  const bare = line.replace(/[\s.,;:!?“”„"]+/g, ' ').trim();
  if (/^to /i.test(bare)) return lowerFirst(bare);
  const isPlain = !line.startsWith('“') && /^\p{Lu}\p{Ll}/u.test(bare) && /^[\p{ASCII}’]+$/u.test(bare);
  const back = isPlain ? turned(lowerFirst(bare)) : undefined;
  return back ?? `“${bare}”`;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns a recap as lines for a language model. */
export function recapLines({ goal, decided, commitments, facts }: MadeRecap): string[] {
  return [
    ...(goal === null ? [] : [`goal: ${goal}`]),
    ...decided.map((one) => `decided: ${one}`),
    ...commitments.map(({ text, dueOn }) => `plan: ${text}${dueOn ? `, by ${dueOn}` : ''}`),
    ...facts.map((one) => `about themselves: ${one}`),
  ];
}

/** Returns the same lines for another conversation, with its coach and day (`YYYY-MM-DD`). */
export const rememberedLines = (recap: MadeRecap, { coach, day }: { coach: string; day: string }): string[] =>
  recapLines(recap).map((line) => `${day}, with ${coach}, ${line}`);
