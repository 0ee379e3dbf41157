import { type Move, type MoveReading, readMove } from '@greenroom/understanding';
import { intentOfChip } from '../flows/chip-intents.ts';
import type { HouseQuestion } from '../question.ts';

/** From this confidence on, a reading is used (`npm run bench:understanding`). */
const believed = 0.4;
/** From this confidence on, it counts as a request, which is answered whatever the conversation is about. */
export const certain = 0.7;

/** A sentence to say, as the coach gives it: a paragraph of its own in quotation marks. */
const sentenceToSay = /^[“„]/m;

/** Moves that begin or name another matter. */
const movesAway: ReadonlySet<Move> = new Set(['new-subject', 'correct']);

/** Whether a message in the middle of a conversation likely stays with its matter, whatever else it mentions. */
export function staysWithIt(text: string): boolean {
  const { move, confidence } = readMove(text, { words: false, question: false });
  return confidence >= believed && !movesAway.has(move);
}

/** Returns what the person does with a message, if the coach has spoken before and the reading is likely. */
export function moveOf({
  text,
  history,
  afterDanger = false,
}: Pick<HouseQuestion, 'text' | 'history' | 'afterDanger'>): MoveReading | undefined {
  const last = history.findLast(({ author }) => author === 'coach')?.text;
  if (last === undefined || afterDanger || intentOfChip(text) !== undefined) return undefined;
  const before = { words: sentenceToSay.test(last), question: last.trimEnd().endsWith('?') };
  const reading = readMove(text, before);
  return reading.confidence >= believed ? reading : undefined;
}
