import type { CallEnd, TalkMode } from '@greenroom/contracts';
import type { Clip } from './spoken-part.ts';

/** An event in a call. */
export type CallHappening =
  /** The page is connected, for the first time or again. */
  | { type: 'joined' }
  | { type: 'line-lost' }
  /** Only time has passed. */
  | { type: 'tick' }
  /** Voice activity, at the time of the sound, not the time of its detection. */
  | { type: 'speech-started' }
  | { type: 'speech-stopped' }
  /**
   * The answer to `transcribe`; empty if nothing intelligible was said. `doubts`: the positions of words that the
   * transcriber is unsure of, counted from 0 between spaces. `levelDb`: the level of the speech, below full scale.
   */
  | {
      type: 'transcript';
      requestId: number;
      text: string;
      confidence?: number | undefined;
      doubts?: readonly number[];
      levelDb?: number | null;
    }
  | { type: 'transcription-failed'; requestId: number }
  /** Words of all speech since the last turn, recognised by the browser; then no transcripts are requested. */
  | { type: 'recognised'; text: string; final: boolean }
  | { type: 'first-token'; utteranceId: number }
  /** A sentence of an utterance has become sound; a growing one comes again with all of its sound so far. */
  | { type: 'clip'; utteranceId: number; clip: Clip }
  /** All sentences of an utterance have arrived. */
  | { type: 'utterance-complete'; utteranceId: number }
  /** The rest of an utterance will not come, because the model (or the coach's conduct) or the synthesizer failed. */
  | { type: 'utterance-failed'; utteranceId: number; by: 'model' | 'voice' }
  /** How much of it the loudspeaker has played. */
  | { type: 'playback'; utteranceId: number; playedMs: number }
  | { type: 'muted'; muted: boolean }
  | { type: 'microphone'; state: 'live' | 'lost' }
  | { type: 'talk-mode'; mode: TalkMode }
  | { type: 'talk-key'; down: boolean }
  | { type: 'hold'; onHold: boolean }
  | { type: 'typed'; text: string }
  | { type: 'stay' }
  /** The person asks to hear the last line again. */
  | { type: 'again' }
  /** Ends the call at once: by the person, a newer call, or a service that is down. */
  | { type: 'hang-up'; why: CallEnd };

/**
 * `at`: in ms on the call's clock, which starts at 0 when the call is created. A time before the last one counts as the
 * last.
 */
export type CallEvent = CallHappening & { at: number };
