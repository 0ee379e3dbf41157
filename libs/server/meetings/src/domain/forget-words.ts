import { isBackChannel } from '@greenroom/speech-analysis';
import { isYours, type MeetingTurn } from './meeting-turn.ts';
import { createWorkSlices, type WorkSlices } from './work-slices.ts';

/** Nobody says more only to show that they listen; looking closer at a longer turn costs time. */
const mostBackChannelWords = 12;

/** Of others' turns only who spoke, for how long, and how much. In slices: a meeting may be hours long. */
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
