import type { Move, MoveReading } from '@greenroom/understanding';
import { answer, type FlowInput } from '../flows/flow.ts';
import { plainIntentOf } from '../flows/intent-of.ts';
import { goalNow } from '../goal-now.ts';
import type { HouseAnswer } from '../question.ts';
import { saidOf } from '../situations/said-of.ts';
import { fieldOf } from '../situations/situation-in.ts';
import { saidIn, type Speaker } from '../speaking.ts';
import { tradesOfOneself, tradesWithoutTalk } from '../trades.ts';
import { aspectIn } from './aspect-in.ts';
import { moveOf } from './move-of.ts';

/** Moves with replies in the content that fit any conversation. */
export const answered: ReadonlySet<Move> = new Set([
  ...(['they-refuse', 'when', 'where-how', 'why', 'steady', 'feeling', 'am-i-wrong', 'fear', 'no-harm'] as const),
  ...(['fact', 'tried', 'agree', 'doubt', 'refuse', 'impossible', 'dont-know', 'complaint'] as const),
]);
/** After these the coach asks on; after the others the person asked for something, or wants no question now. */
const asksOn: ReadonlySet<Move> = new Set(['fact', 'tried', 'doubt', 'dont-know']);

/**
 * Answers what the person does in the middle of a conversation: a feeling, a doubt, an obstacle, one more fact.
 * @returns undefined if the move is not likely enough, or all replies were given
 */
export function answerMove(input: FlowInput, speaker: Speaker): HouseAnswer | undefined {
  const { question, language, situation, slots, chip } = input;
  const read = moveOf(question);
  if (read === undefined || !answered.has(read.move) || !isFor(read, input)) return undefined;
  const { move } = read;
  const said = saidIn(question.history);
  const own = ownReply(input, move);
  const reply = own ?? newReply(input, move, speaker);
  if (reply === undefined) return undefined;
  const asks = asksOn.has(move) && situation ? saidOf(situation, language, said, slots).ask() : undefined;
  const next = move === 'agree' ? [chip('practise'), chip('ifNo'), chip('summary')] : undefined;
  const goal = asksOn.has(move) || move === 'agree' ? goalNow(input, speaker) : undefined;
  return answer([goal, reply, asks], next ?? [chip('words'), chip('pushback'), chip('practise')]);
}

/** Of where and when there are replies here; what else is asked for plainly has an answer of its own. */
const beforePlainRequests: ReadonlySet<Move> = new Set(['when', 'where-how']);

/** In a coach's own field, from this confidence on. */
const certainInAField = 0.55;

/** Replies to these also fit who speaks in front of many. */
const onAStage: ReadonlySet<Move> = new Set(['feeling', 'fear', 'steady', 'refuse', 'agree']);

/** Whether replies to a move fit a coach's field: in one such as cooking, what is true of talks is beside the subject. */
const fits = (move: Move, field: string): boolean =>
  !tradesWithoutTalk.has(field) || (!tradesOfOneself.has(field) && onAStage.has(move));

/** Whether the move decides the answer, and not the coach's field or what was asked for plainly. */
function isFor({ move, confidence }: MoveReading, { question, situation, intent, shelves }: FlowInput): boolean {
  if (situation === undefined) return false;
  const field = fieldOf(situation, shelves);
  if (field !== undefined && move !== 'why' && (confidence < certainInAField || !fits(move, field))) return false;
  // Who is in distress is calmed before anything else; guilt or loneliness has replies of its own.
  if (intent === 'calm' && move !== 'steady' && [undefined, 'feeling-afraid'].includes(aspectIn(move, question.text)))
    return false;
  if (plainIntentOf(question) !== undefined && !beforePlainRequests.has(move)) return false;
  if (move === 'they-refuse' && !situation.isFallback && intent === 'pushback') return false;
  // Figures and days are said back, and taken into the words.
  return move !== 'fact' || !/\d/.test(question.text);
}

/** The situation's own reply, if there is one that was not given yet. */
function ownReply({ situation, language, question }: FlowInput, move: Move): string | undefined {
  if (situation === undefined) return undefined;
  const own =
    move === 'they-refuse' && !situation.isFallback ? situation.ifNo : move === 'why' ? situation.why : undefined;
  const text = own?.[language];
  return saidIn(question.history).some((one) => text !== undefined && one.includes(text)) ? undefined : text;
}

function newReply({ question, shelves, language }: FlowInput, move: Move, speaker: Speaker): string | undefined {
  for (const key of keysOf(move, question.text)) {
    const reply = speaker.sayNew(shelves.repliesTo(key, language), key);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

/** Returns the keys of the replies in the content, what the message names first. */
function keysOf(move: Move, text: string): string[] {
  if (move === 'fear') return ['feeling-afraid'];
  const aspect = aspectIn(move, text);
  return aspect === undefined ? [move] : [aspect, move];
}
