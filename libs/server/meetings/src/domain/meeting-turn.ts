import type { FileFormat, RecordingVoices } from '@greenroom/contracts';
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

/** What was found while reading a transcript or a recording. */
export interface ReadFile {
  name: string;
  format: FileFormat;
  endsGuessed: number;
  leftOut: WrongLine[];
  /** Of a recording: who speaks on it. */
  voices?: RecordingVoices;
}

/** Whether several people speak in the part who cannot be told apart. */
export const isMixed = ({ file }: Pick<MeetingPart, 'file'>): boolean => file?.voices === 'mixed';

/** An uploaded transcript or recording, or one stretch of speech heard live. */
export interface MeetingPart {
  kind: 'file' | 'heard';
  position: number;
  file: ReadFile | null;
  turns: MeetingTurn[];
}

export const isYours = ({ you, speaker }: MeetingTurn, names: readonly string[]): boolean =>
  you === true || names.includes(speaker);
