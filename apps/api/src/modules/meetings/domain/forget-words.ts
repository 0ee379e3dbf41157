import { isBackChannel } from '../../scoring/index.ts';
import { isYours, type MeetingTurn } from './meeting-turn.ts';

/** Of others' turns only who spoke, for how long, and how much. */
export function forgetWords(turns: readonly MeetingTurn[], you: readonly string[]): MeetingTurn[] {
  return turns.map((turn) => {
    if (isYours(turn, you) || turn.unkept) return turn;
    const words = turn.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
    return { ...turn, text: '', unkept: { words, backChannel: isBackChannel(turn.text) } };
  });
}
