import type { CallServerMessage, CallTurn } from '@greenroom/contracts';
import {
  callMsOf,
  callViewAfter,
  captionOf,
  newCallView,
  saidSoFar,
  statusOf,
  type CallEvent,
  type CallView,
} from './call-view.ts';
import { sampleCall, sampleTurn, welcome } from './testing/sample-call.ts';

const after = (...events: CallEvent[]) => events.reduce(callViewAfter, newCallView);
const told = (message: CallServerMessage, pageMs = 0): CallEvent => ({ type: 'heard-from-server', message, pageMs });
const begun: CallEvent[] = [{ type: 'asked' }, { type: 'begun', started: sampleCall }];
const turnTold = (change: Partial<CallTurn>) => told({ type: 'turn', turn: sampleTurn(change) });
const caption = (text: string, fromMs: number) =>
  told({ type: 'caption', utteranceId: 4, text, fromMs, durationMs: 900 });
const utterance = told({ type: 'utterance', utteranceId: 4, kind: 'answer', turnId: 3, rateHz: 22_050 });

test.each<[string, CallEvent[], ReturnType<typeof statusOf>]>([
  ['before the call', [], { status: 'ready' }],
  ['asked', [{ type: 'asked' }], { status: 'calling' }],
  ['the state sent by the server', [...begun, told(welcome({ state: { status: 'muted' } }))], { status: 'muted' }],
  ['the connection is lost', [...begun, { type: 'line', line: 'lost' }], { status: 'reconnecting' }],
  [
    'no microphone',
    [{ type: 'asked' }, { type: 'microphone', microphone: { state: 'refused', trouble: 'none' } }],
    { status: 'no-microphone', trouble: 'none' },
  ],
  ['refused', [{ type: 'asked' }, { type: 'failed', failure: 'busy' }], { status: 'cannot-connect', failure: 'busy' }],
  [
    'ended, even if the connection is lost afterwards',
    [...begun, told({ type: 'ended', why: 'silence', talkedMs: 1, paywall: false }), { type: 'line', line: 'lost' }],
    { status: 'call-ended', why: 'silence' },
  ],
  ['cancelled', [...begun, { type: 'ended-here', why: 'cancelled', pageMs: 0 }], { status: 'cancelled' }],
])('%s', (_, events, expected) => expect(statusOf(after(...events))).toEqual(expected));

test('server messages after the end do not change the view', () => {
  const over = after(...begun, told({ type: 'ended', why: 'hung-up', talkedMs: 1, paywall: false }));
  expect(callViewAfter(over, told({ type: 'state', state: { status: 'waiting' } }))).toBe(over);
});

test('turns are ordered and unique, and a withdrawn turn is removed', () => {
  const view = after(
    ...begun,
    turnTold({ id: 2, author: 'coach', text: 'Yes.' }),
    turnTold({ id: 1, author: 'person', text: 'Is' }),
    turnTold({ id: 1, author: 'person', text: 'Is it?' }),
    turnTold({ id: 2, status: 'withdrawn' }),
  );
  expect(view.turns.map(({ text }) => text)).toEqual(['Is it?']);
});

test('interim speech disappears once it is a turn', () => {
  const view = after(...begun, told({ type: 'hearing', text: 'Is it' }));
  expect(view.hearing).toBe('Is it');
  expect(callViewAfter(view, turnTold({ author: 'person', text: 'Is it?' })).hearing).toBe('');
});

describe('the coach’s words', () => {
  const turn = sampleTurn({ id: 4, text: 'Stop there. That was all. Now wait.' });
  const speaking = [...begun, utterance, caption('Stop there.', 0), caption('That was all.', 900)];
  const said = (view: CallView, change: Partial<CallTurn> = {}) => saidSoFar(view, { ...turn, ...change });

  test('do not appear before they are heard', () => {
    const silent = after(...speaking);
    expect([said(silent), captionOf(silent)]).toEqual(['', undefined]);
    const first = callViewAfter(silent, { type: 'played', utteranceId: 4, playedMs: 0 });
    expect([said(first), captionOf(first)]).toEqual(['Stop there.', 'Stop there.']);
    const second = callViewAfter(first, { type: 'played', utteranceId: 4, playedMs: 950 });
    expect([said(second), captionOf(second)]).toEqual(['Stop there. That was all.', 'That was all.']);
  });

  test('playback progress changes the view only when a new sentence begins', () => {
    const first = after(...speaking, { type: 'played', utteranceId: 4, playedMs: 20 });
    expect(callViewAfter(first, { type: 'played', utteranceId: 4, playedMs: 400 })).toBe(first);
  });

  test('an interrupted turn shows only what was heard, a finished one its whole text', () => {
    const view = after(...speaking);
    expect(said(view, { status: 'interrupted', heard: 'Stop' })).toBe('Stop');
    expect(said(view, { status: 'done' })).toBe(turn.text);
    expect(said(view, { how: 'shown' })).toBe(turn.text);
  });
});

test('the call’s clock advances between server messages', () => {
  const view = after(...begun, told(welcome({ nowMs: 60_000 }), 1_000));
  expect(callMsOf(view, 3_500)).toBe(62_500);
  expect(callMsOf(newCallView, 0)).toBeUndefined();
});

test('a welcome replaces the whole view', () => {
  const view = after(
    ...begun,
    turnTold({ id: 7, text: 'Old' }),
    told(welcome({ turns: [sampleTurn({ id: 1, text: 'New' })] })),
  );
  expect(view.turns.map(({ text }) => text)).toEqual(['New']);
});

test('the page shows the notice for as long as recognition is late', () => {
  const pulse = (heardLate?: boolean) =>
    told({ type: 'pulse', nowMs: 1, taken: 0, framesTaken: 0, leftMs: null, ...(heardLate && { heardLate }) });
  const late = after(...begun, pulse(true));
  expect(late.notices).toEqual(['heard-late']);
  expect(callViewAfter(late, pulse()).notices).toEqual([]);
});
