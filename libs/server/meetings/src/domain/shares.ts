import { spokenByEach } from '@greenroom/speech-analysis';
import type { WholeMeeting } from './whole-meeting.ts';

/** How much each speaker spoke, and when. */
export interface MeetingShares {
  by: 'time' | 'words';
  speakers: { name: string; you: boolean; percent: number }[];
  floor: { speaker: number; beganMs: number; endedMs: number }[];
  durationMs: number;
}

/** Shorter silences are not drawn. In ms. */
const shortestGap = 1_500;
/** More stretches could not be told apart on a page. */
const mostStretches = 1_000;

export function sharesOf({ transcript, turns, durationMs }: WholeMeeting): MeetingShares {
  const { by, speakers } = spokenByEach(transcript);
  const all = speakers.reduce((sum, { amount }) => sum + amount, 0);
  const known = speakers.map(({ speaker }) => speaker);
  const named = speakers.map(({ speaker, amount }) => ({
    name: turns[transcript.turns.findIndex((turn) => turn.speaker === speaker)]?.speaker ?? '',
    you: speaker === 'you',
    percent: all === 0 ? 0 : Math.round((amount / all) * 1_000) / 10,
  }));
  const floor: MeetingShares['floor'] = [];
  for (const { speaker: name, beganMs, endedMs } of transcript.turns) {
    if (beganMs === undefined || endedMs === undefined) continue;
    const speaker = known.indexOf(name);
    const going = floor.at(-1);
    if (going?.speaker === speaker && beganMs - going.endedMs < shortestGap)
      going.endedMs = Math.max(going.endedMs, endedMs);
    else floor.push({ speaker, beganMs, endedMs });
  }
  return { by, speakers: named, durationMs, floor: longest(floor) };
}

function longest(floor: MeetingShares['floor']): MeetingShares['floor'] {
  if (floor.length <= mostStretches) return floor;
  const shown = floor.toSorted((a, b) => b.endedMs - b.beganMs - (a.endedMs - a.beganMs)).slice(0, mostStretches);
  return shown.toSorted((a, b) => a.beganMs - b.beganMs);
}
