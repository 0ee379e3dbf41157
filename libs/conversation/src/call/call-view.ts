import type {
  CallEnd,
  CallNotice,
  CallServerMessage,
  CallStarted,
  CallState,
  CallTurn,
  TalkMode,
  TurnMeasures,
} from '@greenroom/contracts';
import type { CallFailure, CallStatus } from './call-status.ts';
import type { MicrophoneTrouble } from './microphone/microphone-trouble.ts';

export type MicrophoneState =
  | { state: 'unknown' }
  /** The browser is asking the user for permission. */
  | { state: 'asking' }
  | { state: 'live' }
  /** Unplugged during the call. */
  | { state: 'lost' }
  | { state: 'refused'; trouble: MicrophoneTrouble }
  /** The user continues without one and types. */
  | { state: 'without' }
  /** The server does not understand this language: the browser's own speech recognition listens. */
  | { state: 'recognised-here'; onDevice: boolean };

interface Caption {
  utteranceId: number;
  text: string;
  fromMs: number;
}

/** What a page knows of its call. {@link statusOf} and {@link saidSoFar} derive what it shows. */
export interface CallView {
  stage: 'ready' | 'asked' | 'begun' | 'over';
  failure: CallFailure | undefined;
  microphone: MicrophoneState;
  line: 'open' | 'lost';
  /** As reported by the server. */
  state: CallState;
  muted: boolean;
  talk: TalkMode;
  /** Whether the push-to-talk key is held. */
  keyDown: boolean;
  onHold: boolean;
  turns: readonly CallTurn[];
  /** Interim text of what the user is saying. */
  hearing: string;
  /** Indexes of its words that may be wrong. */
  hearingDoubts: readonly number[];
  captions: readonly Caption[];
  /** How far the current utterance was played, in milliseconds; −1 before its first sound. */
  sounding: { utteranceId: number; playedMs: number } | undefined;
  measures: readonly TurnMeasures[];
  notices: readonly CallNotice[];
  leftMs: number | null;
  /** The call's clock at a moment of the page's clock. */
  clock: { callMs: number; pageMs: number } | undefined;
  started: CallStarted | undefined;
  ended: { talkedMs: number; paywall: boolean } | undefined;
}

export type CallEvent =
  | { type: 'asked' }
  | { type: 'failed'; failure: CallFailure }
  | { type: 'microphone'; microphone: MicrophoneState }
  | { type: 'begun'; started: CallStarted }
  | { type: 'heard-from-server'; message: CallServerMessage; pageMs: number }
  | { type: 'line'; line: 'open' | 'lost' }
  | { type: 'played'; utteranceId: number; playedMs: number }
  | { type: 'muted'; muted: boolean }
  | { type: 'talk'; talk: TalkMode }
  | { type: 'talk-key'; down: boolean }
  | { type: 'hold'; onHold: boolean }
  | { type: 'notice'; notice: CallNotice; shown: boolean }
  /** The page ended the call or gave it up. */
  | { type: 'ended-here'; why: CallEnd; pageMs: number };

export const newCallView: CallView = {
  stage: 'ready',
  failure: undefined,
  microphone: { state: 'unknown' },
  line: 'open',
  state: { status: 'calling' },
  muted: false,
  talk: 'hands-free',
  keyDown: false,
  onHold: false,
  turns: [],
  hearing: '',
  hearingDoubts: [],
  captions: [],
  sounding: undefined,
  measures: [],
  notices: [],
  leftMs: null,
  clock: undefined,
  started: undefined,
  ended: undefined,
};

/** Returns the view after an event. Pure. */
export function callViewAfter(view: CallView, event: CallEvent): CallView {
  switch (event.type) {
    case 'asked':
      return { ...newCallView, talk: view.talk, stage: 'asked' };
    case 'failed':
      return { ...view, stage: 'over', failure: event.failure };
    case 'microphone':
      return { ...view, microphone: event.microphone };
    case 'begun':
      return { ...view, stage: 'begun', started: event.started, leftMs: event.started.allowanceMs };
    case 'heard-from-server':
      return view.stage === 'over' ? view : afterMessage(view, event.message, event.pageMs);
    case 'line':
      return { ...view, line: event.line };
    case 'played':
      return afterPlayed(view, event.utteranceId, event.playedMs);
    case 'muted':
      return { ...view, muted: event.muted };
    case 'talk':
      return { ...view, talk: event.talk, keyDown: false };
    case 'talk-key':
      return view.keyDown === event.down ? view : { ...view, keyDown: event.down };
    case 'hold':
      return { ...view, onHold: event.onHold };
    case 'notice':
      return { ...view, notices: withNotice(view.notices, event.notice, event.shown) };
    case 'ended-here':
      return view.stage === 'over' ? view : over(view, event.why, callMsOf(view, event.pageMs) ?? 0, false);
  }
}

function afterMessage(view: CallView, message: CallServerMessage, pageMs: number): CallView {
  switch (message.type) {
    case 'welcome': {
      const { state, talk, muted, turns, leftMs, nowMs } = message;
      const clock = { callMs: nowMs, pageMs };
      const shown = turns.filter(({ status }) => status !== 'withdrawn');
      return {
        ...view,
        line: 'open',
        state,
        talk,
        muted,
        onHold: state.status === 'on-hold',
        turns: shown,
        leftMs,
        clock,
      };
    }
    case 'state':
      return { ...view, state: message.state, onHold: message.state.status === 'on-hold' };
    case 'hearing':
      return { ...view, hearing: message.text, hearingDoubts: message.doubts ?? [] };
    case 'turn':
      return withTurn(view, message.turn);
    case 'utterance':
      // Earlier captions are part of their turn by now.
      return { ...view, captions: [], sounding: { utteranceId: message.utteranceId, playedMs: -1 } };
    case 'caption': {
      const { utteranceId, text, fromMs } = message;
      const others = view.captions.filter((one) => one.utteranceId !== utteranceId || one.fromMs !== fromMs);
      return { ...view, captions: [...others, { utteranceId, text, fromMs }] };
    }
    case 'measures': {
      const others = view.measures.filter(({ turnId }) => turnId !== message.measures.turnId);
      return { ...view, measures: [...others, message.measures] };
    }
    case 'notice':
      return {
        ...view,
        notices: withNotice(view.notices, message.notice, true),
        leftMs: message.notice === 'allowance-nearly-used' ? (message.leftMs ?? view.leftMs) : view.leftMs,
      };
    case 'pulse':
      return {
        ...view,
        leftMs: message.leftMs,
        clock: { callMs: message.nowMs, pageMs },
        notices: withNotice(view.notices, 'heard-late', message.heardLate === true),
      };
    case 'ended':
      return over(view, message.why, message.talkedMs, message.paywall);
    case 'utterance-sent':
    case 'playback':
      return view;
  }
}

function over(view: CallView, why: CallEnd, talkedMs: number, paywall: boolean): CallView {
  const state: CallState = why === 'cancelled' ? { status: 'cancelled' } : { status: 'call-ended', why };
  return { ...view, stage: 'over', state, ended: { talkedMs, paywall }, hearing: '', notices: [] };
}

function withTurn(view: CallView, turn: CallTurn): CallView {
  const known = view.turns.findIndex(({ id }) => id === turn.id);
  const hearing = turn.author === 'person' ? '' : view.hearing;
  if (turn.status === 'withdrawn') return { ...view, hearing, turns: view.turns.filter(({ id }) => id !== turn.id) };
  if (known >= 0) return { ...view, hearing, turns: view.turns.with(known, turn) };
  return { ...view, hearing, turns: [...view.turns, turn].sort((one, other) => one.id - other.id) };
}

function withNotice(notices: readonly CallNotice[], notice: CallNotice, shown: boolean): readonly CallNotice[] {
  if (notices.includes(notice) === shown) return notices;
  return shown ? [...notices, notice] : notices.filter((one) => one !== notice);
}

/** Changes the view only when a new sentence begins; otherwise the page would render ten times a second. */
function afterPlayed(view: CallView, utteranceId: number, playedMs: number): CallView {
  const before = view.sounding?.utteranceId === utteranceId ? view.sounding.playedMs : -1;
  const crossed = view.captions.some(
    (one) => one.utteranceId === utteranceId && one.fromMs > before && one.fromMs <= playedMs,
  );
  return crossed ? { ...view, sounding: { utteranceId, playedMs } } : view;
}

/** Returns the status that the page shows. */
export function statusOf(view: CallView): CallStatus {
  if (view.failure) return { status: 'cannot-connect', failure: view.failure };
  if (view.stage === 'ready') return { status: 'ready' };
  if (view.stage === 'over') return view.state;
  if (view.microphone.state === 'refused') return { status: 'no-microphone', trouble: view.microphone.trouble };
  if (view.line === 'lost') return { status: 'reconnecting' };
  return view.state;
}

/** Returns the call's clock, in milliseconds, at a moment of the page's clock; undefined before the call has one. */
export function callMsOf({ clock }: CallView, pageMs: number): number | undefined {
  return clock && clock.callMs + Math.max(0, pageMs - clock.pageMs);
}

/** Returns the sentence being played. */
export function captionOf({ captions, sounding }: CallView): string | undefined {
  if (!sounding) return undefined;
  return captions.findLast((one) => one.utteranceId === sounding.utteranceId && one.fromMs <= sounding.playedMs)?.text;
}

/** Returns the part of a turn that was said: the coach's words do not appear before they are heard. */
export function saidSoFar({ captions, sounding }: CallView, turn: CallTurn): string {
  if (turn.author === 'person' || turn.how !== 'spoken' || turn.status === 'done') return turn.text;
  if (turn.status === 'interrupted') return turn.heard;
  const sentences = captions.filter((one) => one.utteranceId === turn.id);
  if (sounding?.utteranceId !== turn.id || sentences.length === 0) return turn.heard;
  const begun = sentences.filter(({ fromMs }) => fromMs <= sounding.playedMs).map(({ text }) => text.trim());
  const said = begun.join(' ');
  return said.length >= turn.heard.length ? said : turn.heard;
}
