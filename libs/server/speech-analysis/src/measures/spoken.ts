import { readTranscript } from '../read-transcript.ts';
import type { Transcript } from '../transcript.ts';
import { areBackChannels } from './runs.ts';
import { isTimed, talkMs } from './talk-time.ts';

/** Returns whether a text is only a back-channel: "mm-hm", "I see". */
export function isBackChannel(text: string): boolean {
  return areBackChannels(readTranscript({ turns: [{ speaker: '', text }] }).turns);
}

export interface Spoken {
  speaker: string;
  /** In ms, or in words if any turn has no times. */
  amount: number;
}

/** Returns how much each speaker spoke, ordered by their first turns. */
export function spokenByEach(transcript: Transcript): { by: 'time' | 'words'; speakers: Spoken[] } {
  const { turns } = readTranscript(transcript);
  const by = isTimed(turns) ? 'time' : 'words';
  const speakers = [...Map.groupBy(turns, ({ turn }) => turn.speaker)].map(([speaker, theirs]) => ({
    speaker,
    amount: by === 'time' ? talkMs(theirs) : theirs.reduce((sum, { line }) => sum + line.words, 0),
  }));
  return { by, speakers };
}
