import type { VoiceCommand } from './words/voice-command.ts';
import type { CallEnd, CallNotice, CallState, TurnMeasures, UtteranceKind } from '@greenroom/contracts';

/** What turn taking wants done. Those of one step are carried out in their order. */
export type CallCommand =
  /**
   * Write down the sound since `fromMs` until now; answered by `transcript` or `transcription-failed`.
   * There is one at a time: a newer one or `cancel-transcription` makes it stale.
   */
  | { type: 'transcribe'; requestId: number; fromMs: number }
  | { type: 'cancel-transcription'; requestId: number }
  /** The person's words so far, for captions; empty where they came to nothing. */
  | { type: 'hearing'; text: string; doubts: readonly number[] }
  /** The person said this. A turn that goes on after it was taken comes again with the same id, to be replaced. */
  | {
      type: 'take-turn';
      turnId: number;
      text: string;
      /** The places of words that the transcriber is not sure of. */
      doubts: readonly number[];
      /** What was asked of the call itself, and is no part of the conversation. */
      command?: VoiceCommand;
      how: 'spoken' | 'typed';
      fromMs: number;
      toMs: number;
    }
  /**
   * Begin an answer and its sound. A preemptive one may come to nothing: nothing of it is stored, and no sound of it
   * sent, before `commit`. A turn that was not taken yet has its id already.
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
  /** From now on the coach speaks more slowly. */
  | { type: 'slow-down' }
  /** Make something the coach says by itself; an apology says for what. */
  | { type: 'say'; utteranceId: number; kind: Exclude<UtteranceKind, 'answer'>; about?: SayAbout }
  /** Make no more of an utterance. Nothing of it was heard, and nothing is remembered. */
  | { type: 'withdraw'; utteranceId: number }
  /** Send its sound: the frames there are and those that come. Never for two utterances at once. */
  | { type: 'play'; utteranceId: number }
  | { type: 'lower' | 'restore' | 'pause' | 'resume'; utteranceId: number }
  /** Make and send no more of it, and empty the player's queue; with `afterMs` it is played up to there first. */
  | { type: 'drop'; utteranceId: number; afterMs?: number }
  /**
   * So much of an utterance was heard, in the words of the answer. It comes after each sentence and at the end; the last
   * one counts. `whole`: the utterance ended by itself.
   */
  | { type: 'remember'; utteranceId: number; kind: UtteranceKind; turnId: number | null; text: string; whole: boolean }
  /** The voice failed: show the rest of the answer as text, and keep the answer whole. */
  | { type: 'show-as-text'; utteranceId: number }
  | { type: 'notice'; notice: CallNotice; leftMs?: number }
  /** For the measures panel; once for each turn, at the first sound of its answer. `interruptions` comes by itself later. */
  | { type: 'measured'; measures: TurnMeasures }
  | { type: 'show'; state: CallState }
  /** The last command: close everything. */
  | { type: 'end'; why: CallEnd };

/** What a greeting's or goodbye's words have to fit. */
export type SayAbout = 'model' | 'hearing' | 'rest' | 'hold-on' | 'question' | CallEnd;
