import type { CallEnd, TalkMode, TurnMeasures, UtteranceKind } from '@greenroom/contracts';
import type { Clip } from './spoken-part.ts';
import type { SayAbout } from './commands.ts';
import type { AskedFor } from './turn-end/asked-for.ts';
import { type Loudness, noLoudness } from './loudness.ts';
import { noHabit, type PauseHabit } from './turn-end/pause-habit.ts';

/**
 * All that turn taking knows, as plain JSON. Times in ms on the call's clock; null for what is not so now.
 */
export interface TurnState {
  now: number;
  language: string;
  /** Who writes down what is said: the transcriber, asked by us, or the browser, which tells. */
  ears: 'server' | 'browser';
  /** What is asked of the call itself ("hold on", "slower") is done; else it is part of what is said. */
  obeys: boolean;
  joined: boolean;
  lineLostAt: number | null;
  onHoldSince: number | null;
  talk: TalkMode;
  keyDown: boolean;
  muted: boolean;
  microphoneLost: boolean;
  /** Free time at the beginning; null for no limit. */
  allowanceMs: number | null;
  /** How long one was on the line, without holds and breaks. */
  talkedMs: number;
  told: { allowance: boolean; time: boolean };
  listening: Listening | null;
  /** Of the person's pauses in this call. */
  habit: PauseHabit;
  /** How loud the person's own turns were. */
  loudness: Loudness;
  /** What the coach's last question asks for. */
  askedFor: AskedFor;
  /** The person's last turn, for as long as nothing was heard in answer to it. */
  unanswered: TakenTurn | null;
  /** What is being made, or waits to be played. At most one answer. */
  waiting: Utterance[];
  sounding: Sounding | null;
  /** What the coach said last, for echoes. */
  lastSounded: { text: string; endedAt: number } | null;
  silence: { since: number; asked: boolean; countdownEndsAt: number | null };
  /** In a row. */
  failures: { model: number; transcriber: number };
  closing: { why: CallEnd; by: number; goodbye: number | null } | null;
  ended: CallEnd | null;
  nextId: number;
  nextRequestId: number;
}

/** The person's turn while it goes on. */
export interface Listening {
  /** The turn's id, kept where a taken one is gone on with. */
  turnId: number | null;
  /** Words that stand already, before the sound from `from`. */
  before: string;
  beforeDoubts: readonly number[];
  from: number;
  /** The first sound of which no words are stored yet: `from`, or that of words that stand in `before`. */
  unstoredFrom: number;
  text: string;
  /** The places of words of `text` that the transcriber is not sure of. */
  doubts: readonly number[];
  /** `text` has all that was said until then; `from` where nothing was transcribed yet. */
  textUntil: number;
  textAt: number | null;
  /** How loud its speech was, in dB below full scale; null where it was not told. */
  levelDb: number | null;
  /** The transcriber may have made words of what were none. */
  unsure: boolean;
  /** When the words were other than now for the last time. */
  textChangedAt: number;
  /** Somebody speaks since. */
  voiceSince: number | null;
  /** Speech before that. */
  voicedMs: number;
  quietSince: number | null;
  request: { id: number; askedAt: number } | null;
  /** How often in a row its sound could not be transcribed. */
  failedTimes: number;
  lastAskedAt: number | null;
  final: boolean;
  /** A pause after which somebody made a sound: it counts once that is words. */
  pause: { ms: number; afterWords: number } | null;
  /** The pauses of the turn so far, by the number of its words before them. */
  pausedAfter: readonly number[];
  /** The words to which an answer was begun already. */
  begunFor: string | null;
  over: Interruption | null;
}

/** Speech while the coach speaks. */
export interface Interruption {
  utteranceId: number;
  /** How far the utterance was heard when it began. */
  fromPlayedMs: number;
  pausedAt: number | null;
  /** It came to nothing so far, and the coach has gone on. */
  dismissed: boolean;
}

export interface TakenTurn {
  turnId: number;
  text: string;
  doubts: readonly number[];
  how: 'spoken' | 'typed';
  /** For sound that is transcribed once more when the turn goes on. */
  from: number;
  before: string;
  beforeDoubts: readonly number[];
  spokenUntil: number | null;
  transcribedAt: number | null;
  endedAt: number;
  interruptions: number;
  pausedAfter: readonly number[];
}

export interface Utterance {
  id: number;
  kind: UtteranceKind;
  about?: SayAbout;
  turnId: number | null;
  /** The words it answers, while the turn may still go on. */
  preemptiveFor: string | null;
  wasPreemptive: boolean;
  askedAt: number;
  committedAt: number;
  firstTokenAt: number | null;
  clips: Clip[];
  complete: boolean;
  failed: boolean;
  /** A filler was said, or tried, while it was made. */
  filled: boolean;
}

/** One that was just asked for, without a sound so far. */
export function emptyUtterance(id: number, kind: UtteranceKind, now: number): Utterance {
  return {
    id,
    kind,
    turnId: null,
    preemptiveFor: null,
    wasPreemptive: false,
    askedAt: now,
    committedAt: now,
    firstTokenAt: null,
    clips: [],
    complete: false,
    failed: false,
    filled: false,
  };
}

export interface Sounding {
  utterance: Utterance;
  playedMs: number;
  sound: 'full' | 'lowered' | 'paused';
  /** When it last made progress, or was allowed to. */
  progressAt: number;
  /** It ends there: the end of a sentence. */
  stopAfterMs: number | null;
  /** What was last told to be remembered. */
  remembered: string;
  /** How many sentences of it were heard then. */
  rememberedClips: number;
  /** When its first sound was heard. */
  firstSoundAt: number | null;
  /** Of the turn it answers. */
  measures: TurnMeasures | null;
}

/** What a call is begun with. */
export interface CallFacts {
  language: string;
  ears: 'server' | 'browser';
  /** Left out for partners of a scene: there "hold on" is a line. */
  obeys?: boolean;
  talk: TalkMode;
  allowanceMs: number | null;
  /** A call that another instance goes on with: its clock, what was talked, and the first id that is free. */
  resumed?: { now: number; talkedMs: number; nextId: number };
}

export function newTurnState({ language, ears, obeys = false, talk, allowanceMs, resumed }: CallFacts): TurnState {
  const now = resumed?.now ?? 0;
  return {
    now,
    language,
    ears,
    obeys,
    joined: false,
    // A call that goes on waits for its line, with the time a broken line has.
    lineLostAt: resumed ? now : null,
    onHoldSince: null,
    talk,
    keyDown: false,
    muted: false,
    microphoneLost: false,
    allowanceMs,
    talkedMs: resumed?.talkedMs ?? 0,
    told: { allowance: false, time: false },
    listening: null,
    habit: noHabit,
    loudness: noLoudness,
    askedFor: 'none',
    unanswered: null,
    waiting: [],
    sounding: null,
    lastSounded: null,
    silence: { since: now, asked: false, countdownEndsAt: null },
    failures: { model: 0, transcriber: 0 },
    closing: null,
    ended: null,
    nextId: resumed?.nextId ?? 1,
    nextRequestId: 1,
  };
}
