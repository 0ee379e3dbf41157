import type { MeetingSummary } from '@greenroom/contracts';
import { leftOff } from './left-off.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const meeting = (state: Pick<MeetingSummary, 'status' | 'notes'>): MeetingSummary => ({
  conversationUuid: '00000000-0000-4000-8000-000000000001',
  title: 'Weekly with Dana',
  kind: 'one-to-one',
  heldAt: '2026-03-01T10:00:00.000Z',
  durationMs: 60_000,
  figures: [],
  recording: null,
  ...state,
});
const statesOf = (one: MeetingSummary) =>
  leftOff({ conversations: [], history: [], tries: [], meetings: [one] }, now).map(
    (entry) => entry.kind === 'meeting' && entry.state,
  );

test('a meeting that was not saved is left out', () => {
  expect(statesOf(meeting({ status: 'open', notes: 'none' }))).toEqual([]);
});

test.each([
  ['none', 'ended'],
  ['in-progress', 'notes-in-progress'],
  ['ready', 'notes-ready'],
] as const)('a meeting that ended with notes %s is shown as %s', (notes, state) => {
  expect(statesOf(meeting({ status: 'ended', notes }))).toEqual([state]);
});
