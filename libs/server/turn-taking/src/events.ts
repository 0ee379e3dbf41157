import type { CallEnd, TalkMode } from '@greenroom/contracts';
import type { Clip } from './spoken-part.ts';

/** What happens in a call. */
export type CallHappening =
  /** The page is on the line, for the first time or after a break. */
  | { type: 'joined' }
  | { type: 'line-lost' }
  /** Nothing but time. */
  | { type: 'tick' }
  /** Voice activity, at the time the sound has, not at which it was noticed. */
  | { type: 'speech-started' }
  | { type: 'speech-stopped' }
  /**
   * What `transcribe` asked for; empty where nothing intelligible was said. `doubts`: the places of words, counted from 0
   * between spaces, that the transcriber is not sure of. `levelDb`: how loud the speech was, below full scale.
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
  /** Words by the browser's own recognition, of all that was said since the last turn; no transcripts are asked for then. */
  | { type: 'recognised'; text: string; final: boolean }
  | { type: 'first-token'; utteranceId: number }
  /** A sentence of an utterance is sound now; where it grows, it comes again, with all that there is of it. */
  | { type: 'clip'; utteranceId: number; clip: Clip }
  /** All sentences of an utterance are there. */
  | { type: 'utterance-complete'; utteranceId: number }
  /** The rest of an utterance will not come: by the model (or the coach's conduct), or by the synthesizer. */
  | { type: 'utterance-failed'; utteranceId: number; by: 'model' | 'voice' }
  /** So much of it has left the loudspeaker. */
  | { type: 'playback'; utteranceId: number; playedMs: number }
  | { type: 'muted'; muted: boolean }
  | { type: 'microphone'; state: 'live' | 'lost' }
  | { type: 'talk-mode'; mode: TalkMode }
  | { type: 'talk-key'; down: boolean }
  | { type: 'hold'; onHold: boolean }
  | { type: 'typed'; text: string }
  | { type: 'stay' }
  /** The last line is wanted once more. */
  | { type: 'again' }
  /** Ends at once: the person, a newer call, a service that is down. */
  | { type: 'hang-up'; why: CallEnd };

/** `at`: in ms on the call's clock, which begins at 0 when the call is made. A time before the last one counts as the last. */
export type CallEvent = CallHappening & { at: number };
