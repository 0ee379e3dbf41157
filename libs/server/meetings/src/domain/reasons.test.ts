import { analyseMeeting } from './analyse-meeting.ts';
import type { MeetingTurn } from './meeting-turn.ts';

const turn = (speaker: string, text: string): MeetingTurn => ({ speaker, text, beganMs: null, endedMs: null });
const said = (turns: MeetingTurn[]) =>
  analyseMeeting({
    parts: [{ kind: 'file', position: 1, file: null, turns }],
    you: ['Maren'],
    kind: 'one-to-one',
    heldAt: new Date('2026-03-02'),
  }).findings.reasons ?? [];

const hedged = 'Maybe we could perhaps look at it. I think it might sort of work, I guess. ';

it('quotes, word for word, a line of the account that shows why a measure was not good', () => {
  const turns = [turn('Maren', hedged.repeat(8)), turn('Dana', 'Which figures do you mean?'), turn('Maren', hedged)];
  const reasons = said(turns);
  expect(reasons.map(({ name }) => name)).toContain('hedging');
  for (const { turn: index, quote } of reasons) {
    expect(turns[index]?.speaker).toBe('Maren');
    expect(turns[index]?.text).toContain(quote);
  }
  expect(reasons.find(({ name }) => name === 'hedging')?.quote).toBe('Maybe we could perhaps look at it.');
});

it('gives no reason from a line that mentions danger', () => {
  const turns = [turn('Maren', `I want to die. ${hedged.repeat(8)}`), turn('Dana', 'I am here.')];
  expect(said(turns)).toEqual([]);
});
