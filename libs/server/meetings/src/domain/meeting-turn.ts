import type { TranscriptFormat } from '@greenroom/contracts';
import type { WrongLine } from '../transcripts/transcript-file.ts';

/** A turn of a meeting, as it is kept. Times in ms from the beginning of its file, or of the meeting that was heard. */
export interface MeetingTurn {
  speaker: string;
  /** Heard by one's own microphone. In transcripts it is the names that tell. */
  you?: true;
  text: string;
  beganMs: number | null;
  endedMs: number | null;
  voiced?: readonly { beganMs: number; endedMs: number }[];
  /**
   * In place of others' words: how many, and whether they only said that somebody listens. Of what was heard both are
   * guessed by its length, since it was never turned into words.
   */
  unkept?: { words: number; backChannel: boolean };
}

/** What was found in reading a transcript. */
export interface ReadFile {
  name: string;
  format: TranscriptFormat;
  endsGuessed: number;
  leftOut: WrongLine[];
}

/** A transcript that was brought, or what somebody said in one go, as it was heard. */
export interface MeetingPart {
  kind: 'file' | 'heard';
  position: number;
  file: ReadFile | null;
  turns: MeetingTurn[];
}

export const isYours = ({ you, speaker }: MeetingTurn, names: readonly string[]): boolean =>
  you === true || names.includes(speaker);
