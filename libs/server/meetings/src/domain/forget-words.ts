import { isBackChannel } from '@greenroom/speech-analysis';
import { isYours, type MeetingTurn } from './meeting-turn.ts';
import { createWorkSlices, type WorkSlices } from './work-slices.ts';

/** A longer turn is never just a back-channel ("mm-hm"), so it is not inspected, which saves time. */
const mostBackChannelWords = 12;

/**
 * Deletes the words of other speakers' turns; keeps the speaker, the times and the word count. Works in slices, because
 * a meeting may be hours long.
 */
export async function forgetWords(
  turns: readonly MeetingTurn[],
  you: readonly string[],
  slices: WorkSlices = createWorkSlices(),
): Promise<MeetingTurn[]> {
  const kept: MeetingTurn[] = [];
  for (const turn of turns) {
    await slices.add(turn.text);
    kept.push(isYours(turn, you) || turn.unkept ? turn : forgotten(turn));
  }
  return kept;
}

function forgotten(turn: MeetingTurn): MeetingTurn {
  const words = turn.text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  const backChannel = words <= mostBackChannelWords && isBackChannel(turn.text);
  return { ...turn, text: '', unkept: { words, backChannel } };
}
