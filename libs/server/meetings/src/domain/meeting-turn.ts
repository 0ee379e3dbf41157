import type { TranscriptFormat } from '@greenroom/contracts';
import type { WrongLine } from '../transcripts/transcript-file.ts';

/** A turn of a meeting, as stored. Times are in ms from the beginning of its file, or of the meeting that was heard. */
export interface MeetingTurn {
  speaker: string;
  /** Heard by the account's own microphone. In transcripts the speaker's name decides. */
  you?: true;
  text: string;
  beganMs: number | null;
  endedMs: number | null;
  voiced?: readonly { beganMs: number; endedMs: number }[];
  /**
   * Stored instead of others' words: how many there were, and whether they were only a back-channel ("mm-hm"). For
   * heard turns both are guessed from the length, since the sound was never transcribed.
   */
  unkept?: { words: number; backChannel: boolean };
}

/** What was found while reading a transcript. */
export interface ReadFile {
  name: string;
  format: TranscriptFormat;
  endsGuessed: number;
  leftOut: WrongLine[];
}

/** An uploaded transcript, or one stretch of speech heard live. */
export interface MeetingPart {
  kind: 'file' | 'heard';
  position: number;
  file: ReadFile | null;
  turns: MeetingTurn[];
}

export const isYours = ({ you, speaker }: MeetingTurn, names: readonly string[]): boolean =>
  you === true || names.includes(speaker);
