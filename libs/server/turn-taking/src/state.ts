import type { CallEnd, TalkMode, TurnMeasures, UtteranceKind } from '@greenroom/contracts';
import type { Clip } from './spoken-part.ts';
import type { SayAbout } from './commands.ts';
import type { AskedFor } from './turn-end/asked-for.ts';
import { type Loudness, noLoudness } from './loudness.ts';
import { noHabit, type PauseHabit } from './turn-end/pause-habit.ts';

/**
 * The whole state of turn taking, as plain JSON. Times are in ms on the call's clock; null means "not at the moment".
 */
export interface TurnState {
  now: number;
  language: string;
  /** What transcribes speech: the server's transcriber on request, or the browser, which pushes words. */
  ears: 'server' | 'browser';
  /** Whether commands to the call itself ("hold on", "slower") are obeyed; otherwise they are part of what is said. */
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
  /** The time on the line, without holds and disconnections. */
  talkedMs: number;
  told: { allowance: boolean; time: boolean };
  listening: Listening | null;
  /** The person's pauses in this call. */
  habit: PauseHabit;
  /** The level of the person's own turns. */
  loudness: Loudness;
  /** What the coach's last question asks for. */
  askedFor: AskedFor;
  /** The person's last turn, until part of an answer to it was heard. */
  unanswered: TakenTurn | null;
  /** Utterances being made or waiting to be played. At most one answer. */
  waiting: Utterance[];
  sounding: Sounding | null;
  /** What the coach said last, to detect echoes. */
  lastSounded: { text: string; endedAt: number } | null;
  silence: { since: number; asked: boolean; countdownEndsAt: number | null };
  /** Consecutive failures. */
  failures: { model: number; transcriber: number };
  closing: { why: CallEnd; by: number; goodbye: number | null } | null;
  ended: CallEnd | null;
  nextId: number;
  nextRequestId: number;
}

/** The person's current turn. */
export interface Listening {
  /** The turn's id, kept when a taken turn continues. */
  turnId: number | null;
  /** Words that already stand, before the sound from `from`. */
  before: string;
  beforeDoubts: readonly number[];
  from: number;
  /** The beginning of sound whose words are not stored yet: `from`, or the sound of words that stand in `before`. */
  unstoredFrom: number;
  text: string;
  /** The positions of words in `text` that the transcriber is unsure of. */
  doubts: readonly number[];
  /** Until when `text` covers the speech; `from` if nothing was transcribed yet. */
  textUntil: number;
  textAt: number | null;
  /** The level of its speech, in dB below full scale; null if it was not reported. */
  levelDb: number | null;
  /** The transcriber may have turned noise into words. */
  unsure: boolean;
  /** When the words last changed. */
  textChangedAt: number;
  /** Since when there has been speech. */
  voiceSince: number | null;
  /** The length of earlier speech. */
  voicedMs: number;
  quietSince: number | null;
  request: { id: number; askedAt: number } | null;
  /** How often in a row the transcription of its sound failed. */
  failedTimes: number;
  lastAskedAt: number | null;
  final: boolean;
  /** A pause that a sound ended; it counts once that sound turns out to be words. */
  pause: { ms: number; afterWords: number } | null;
  /** The pauses of the turn so far, by the number of words before them. */
  pausedAfter: readonly number[];
  /** The words to which an answer was already begun. */
  begunFor: string | null;
  over: Interruption | null;
}

/** Speech while the coach speaks. */
export interface Interruption {
  utteranceId: number;
  /** How far the utterance had been heard when it began. */
  fromPlayedMs: number;
  pausedAt: number | null;
  /** It came to nothing so far, and the coach has continued. */
  dismissed: boolean;
}

export interface TakenTurn {
  turnId: number;
  text: string;
  doubts: readonly number[];
  how: 'spoken' | 'typed';
  /** Kept because the sound is transcribed again when the turn continues. */
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
  /** The words that it answers, while the turn may still continue. */
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

/** Returns an utterance that was just requested, without sound. */
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
  /** When it last made progress, or its timeout was reset. */
  progressAt: number;
  /** Where it stops early: the end of a sentence. */
  stopAfterMs: number | null;
  /** The text that was last remembered. */
  remembered: string;
  /** How many of its sentences were heard then. */
  rememberedClips: number;
  /** When its first sound was heard. */
  firstSoundAt: number | null;
  /** The measures of the turn that it answers. */
  measures: TurnMeasures | null;
}

/** What a call begins with. */
export interface CallFacts {
  language: string;
  ears: 'server' | 'browser';
  /** Not set for partners in a scene, where "hold on" is a line. */
  obeys?: boolean;
  talk: TalkMode;
  allowanceMs: number | null;
  /** For a call taken over from another instance: its clock, its time on the line, and the first free id. */
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
    // A resumed call waits for its connection, as after a disconnection.
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
