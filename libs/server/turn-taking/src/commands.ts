import type { VoiceCommand } from './words/voice-command.ts';
import type { CallEnd, CallNotice, CallState, TurnMeasures, UtteranceKind } from '@greenroom/contracts';

/** What turn taking asks its environment to do. The commands of one step are executed in order. */
export type CallCommand =
  /**
   * Transcribe the sound from `fromMs` until now; answered by `transcript` or `transcription-failed`. Only one request
   * runs at a time: a newer one or `cancel-transcription` makes it stale.
   */
  | { type: 'transcribe'; requestId: number; fromMs: number }
  | { type: 'cancel-transcription'; requestId: number }
  /** The person's words so far, for captions; empty if they came to nothing. */
  | { type: 'hearing'; text: string; doubts: readonly number[] }
  /**
   * Store the person's turn. A turn that continues after it was taken comes again with the same id, and replaces the
   * first.
   */
  | {
      type: 'take-turn';
      turnId: number;
      text: string;
      /** The positions of words that the transcriber is unsure of. */
      doubts: readonly number[];
      /** A command to the call itself, which is not part of the conversation. */
      command?: VoiceCommand;
      how: 'spoken' | 'typed';
      fromMs: number;
      toMs: number;
    }
  /**
   * Begin an answer and its sound. A preemptive one may be dropped: before `commit`, none of it is stored and none of
   * its sound is sent. A turn that was not taken yet already has its id.
   */
  | {
      type: 'answer';
      utteranceId: number;
      turnId: number;
      text: string;
      doubts: readonly number[];
      preemptive: boolean;
    }
  | { type: 'commit'; utteranceId: number }
  /** The coach speaks more slowly from now on. */
  | { type: 'slow-down' }
  /** Make an utterance that is not an answer; `about` gives the reason for an apology. */
  | { type: 'say'; utteranceId: number; kind: Exclude<UtteranceKind, 'answer'>; about?: SayAbout }
  /** Stop making an utterance. None of it was heard, and none of it is remembered. */
  | { type: 'withdraw'; utteranceId: number }
  /** Send its sound: the existing frames and those to come. Never for two utterances at once. */
  | { type: 'play'; utteranceId: number }
  | { type: 'lower' | 'restore' | 'pause' | 'resume'; utteranceId: number }
  /** Stop making and sending it, and empty the player's queue; with `afterMs`, it is played up to there first. */
  | { type: 'drop'; utteranceId: number; afterMs?: number }
  /**
   * How much of an utterance was heard, in the words of the answer. Sent after each sentence and at the end; the last
   * one counts. `whole`: the utterance ended by itself.
   */
  | { type: 'remember'; utteranceId: number; kind: UtteranceKind; turnId: number | null; text: string; whole: boolean }
  /** The voice failed: show the rest of the answer as text, and keep the whole answer. */
  | { type: 'show-as-text'; utteranceId: number }
  | { type: 'notice'; notice: CallNotice; leftMs?: number }
  /** For the measures panel; once for each turn, at the first sound of its answer. `interruptions` is updated later. */
  | { type: 'measured'; measures: TurnMeasures }
  | { type: 'show'; state: CallState }
  /** The last command: close everything. */
  | { type: 'end'; why: CallEnd };

/** The occasion that the words of a greeting, apology or goodbye must fit. */
export type SayAbout = 'model' | 'hearing' | 'rest' | 'hold-on' | 'question' | CallEnd;
