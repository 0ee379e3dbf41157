import { readCallMessage, writeCallMessage } from './call-messages.ts';
import type { CallClientMessage, CallServerMessage } from './call-socket.schema.ts';
import { callCloseCodes, callSocketPathOf, mayReconnect } from './calls.ts';
import { callSocket, fromWire, toWire } from '../schemas.ts';

const turnId = '2a9f7e8e-7a2b-4a30-8a8f-0a6a5f1f3c11';

test('the server reads what the page writes', () => {
  const typed: CallClientMessage = { type: 'typed', seq: 3, clientMessageId: turnId, text: 'Hello' };
  const wire = JSON.parse(writeCallMessage(typed)) as unknown;
  expect(wire).toHaveProperty('client_message_id');
  expect(fromWire(callSocket.CallClientMessage, wire).data).toEqual(typed);
});

test('the page reads what the server writes', () => {
  const state: CallServerMessage = { type: 'state', state: { status: 'idle-call-end-countdown', endsAtMs: 60_000 } };
  expect(readCallMessage(JSON.stringify(toWire(callSocket.CallServerMessage, state)))).toEqual(state);
  expect(readCallMessage(writeCallMessage(state))).toEqual(state);
});

test.each([
  ['an unknown kind', { type: 'sing' }],
  ['an invalid number', { type: 'stay', seq: 0 }],
  ['an empty text', { type: 'typed', seq: 1, client_message_id: turnId, text: '  ' }],
  ['a text that is too long', { type: 'typed', seq: 1, client_message_id: turnId, text: 'a'.repeat(4_001) }],
])('%s is refused', (_, wire) => {
  expect(fromWire(callSocket.CallClientMessage, wire).success).toBe(false);
});

test.each([
  [1006, true],
  [1001, true],
  [1012, true],
  [callCloseCodes.goingAway, true],
  [callCloseCodes.tooSlow, true],
  [callCloseCodes.ended, false],
  [callCloseCodes.superseded, false],
  [callCloseCodes.flood, false],
])('after close code %i, a client should connect again: %s', (code, worth) => {
  expect(mayReconnect(code)).toBe(worth);
});

test('a call’s uuid gives the path of its socket', () => {
  expect(callSocketPathOf(turnId)).toBe(`/api/v1/calls/${turnId}/socket`);
});
