import type { Move } from '@greenroom/understanding';
import { answer, type FlowInput } from '../flows/flow.ts';
import { plainIntentOf } from '../flows/intent-of.ts';
import { goalNow } from '../goal-now.ts';
import type { HouseAnswer } from '../question.ts';
import { saidOf } from '../situations/said-of.ts';
import { saidIn, type Speaker } from '../speaking.ts';
import { feelingIn } from './feeling-in.ts';
import { moveOf } from './move-of.ts';

/** Moves with replies in the content that fit any conversation. */
const answered: ReadonlySet<Move> = new Set([
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
  const { question, language, shelves, situation, slots, chip } = input;
  const move = moveOf(question);
  if (move === undefined || !answered.has(move) || !isFor(move, input)) return undefined;
  const said = saidIn(question.history);
  const own = ownReply(input, move);
  const reply = own ?? speaker.sayNew(shelves.repliesTo(keyOf(move, question.text), language), move);
  if (reply === undefined) return undefined;
  const asks = asksOn.has(move) && situation ? saidOf(situation, language, said, slots).ask() : undefined;
  const next = move === 'agree' ? [chip('practise'), chip('ifNo'), chip('summary')] : undefined;
  const goal = asksOn.has(move) || move === 'agree' ? goalNow(input, speaker) : undefined;
  return answer([goal, reply, asks], next ?? [chip('words'), chip('pushback'), chip('practise')]);
}

/** Of where and when there are replies here; what else is asked for plainly has an answer of its own. */
const beforePlainRequests: ReadonlySet<Move> = new Set(['when', 'where-how']);

/** Whether the move decides the answer, and not what was asked for plainly or the way to a goal. */
function isFor(move: Move, { question, now, situation, intent }: FlowInput): boolean {
  if (plainIntentOf(question) !== undefined && !beforePlainRequests.has(move)) return false;
  if (move === 'they-refuse' && situation && !situation.isFallback && intent === 'pushback') return false;
  // Figures and days are said back, and taken into the words.
  if (move === 'fact' && situation && /\d/.test(question.text)) return false;
  const isOnTheWay = now.before.goal !== undefined && ['answered', 'committed'].includes(now.move.type);
  return situation !== undefined || !isOnTheWay;
}

/** The situation's own reply, if there is one that was not given yet. */
function ownReply({ situation, language, question }: FlowInput, move: Move): string | undefined {
  if (situation === undefined || situation.isFallback) return undefined;
  const own = move === 'they-refuse' ? situation.ifNo : move === 'why' ? situation.why : undefined;
  const text = own?.[language];
  return saidIn(question.history).some((one) => text !== undefined && one.includes(text)) ? undefined : text;
}

function keyOf(move: Move, text: string): string {
  if (move === 'fear') return 'feeling-afraid';
  if (move !== 'feeling') return move;
  const feeling = feelingIn(text);
  return feeling === undefined ? move : `feeling-${feeling}`;
}
