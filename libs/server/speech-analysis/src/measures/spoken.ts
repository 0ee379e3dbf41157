import { readTranscript } from '../read-transcript.ts';
import type { Transcript } from '../transcript.ts';
import { areBackChannels } from './runs.ts';
import { isTimed, talkMs } from './talk-time.ts';

/** Whether a text only says that one listens: "mm-hm", "I see". */
export function isBackChannel(text: string): boolean {
  return areBackChannels(readTranscript({ turns: [{ speaker: '', text }] }).turns);
}

export interface Spoken {
  speaker: string;
  /** In ms, or in words where a turn of anybody's has no times. */
  amount: number;
}

/** How much each speaker spoke, in the order in which they first do. */
export function spokenByEach(transcript: Transcript): { by: 'time' | 'words'; speakers: Spoken[] } {
  const { turns } = readTranscript(transcript);
  const by = isTimed(turns) ? 'time' : 'words';
  const speakers = [...Map.groupBy(turns, ({ turn }) => turn.speaker)].map(([speaker, theirs]) => ({
    speaker,
    amount: by === 'time' ? talkMs(theirs) : theirs.reduce((sum, { line }) => sum + line.words, 0),
  }));
  return { by, speakers };
}
