import type { EspeakVoice } from '@greenroom/ports/speech-synthesizer';

/** Messages between the server and the eSpeak NG process, for one text at a time. */
export interface EspeakJob {
  id: number;
  text: string;
  voice: EspeakVoice;
}

export interface EspeakWord {
  /** In UTF-16 code units. */
  textOffset: number;
  atMs: number;
}

export type EspeakReport =
  | { type: 'ready' }
  | { type: 'missing' }
  | { type: 'piece'; id: number; pcm: Int16Array; rate: number; words: EspeakWord[] }
  | { type: 'end'; id: number }
  | { type: 'unknown-voice'; id: number };
