import { measure } from '@greenroom/speech-analysis';
import type { MeetingTurn } from './meeting-turn.ts';
import { wholeMeeting } from './whole-meeting.ts';

const long =
  'We were going through all of the figures of the last quarter, one by one, and we had come as far as May. ';
const turn = (speaker: string, text: string): MeetingTurn => ({ speaker, text, beganMs: null, endedMs: null });
const interruptions = (...turns: MeetingTurn[]) =>
  measure(wholeMeeting([{ kind: 'file', position: 1, file: null, turns }], ['Maren']).transcript).find(
    ({ name }) => name === 'interruptions',
  );

it.each([
  'I thin—',
  'I thin-',
  '“I thin—”',
  'Could we just ship the—',
  'Could we just ship the –',
  'Could we just ship the-',
  'Could we just ship the--',
])('counts an interruption if a speaker was cut off: %s', (cutOff) => {
  const measured = interruptions(turn('Maren', long), turn('Omar', cutOff), turn('Maren', long));
  expect(measured).toMatchObject({ count: 1, moments: [{ turn: 2 }] });
});

it('counts none if the speaker had finished, or if a third person came in', () => {
  expect(interruptions(turn('Maren', long), turn('Omar', 'We can ship it.'), turn('Maren', long))?.count).toBe(0);
  expect(
    interruptions(turn('Maren', long), turn('Omar', 'Could we just—'), turn('Dana', 'No.'), turn('Maren', long))?.count,
  ).toBe(0);
});

it.each([
  'So we could wind up with a huge input to it. And uh –',
  'Well, I – So, um –',
  'We could do it that way, or –',
  'Das wäre eine Möglichkeit, und ähm –',
])('whoever trails off is not cut off: %s', (trailing) => {
  const measured = interruptions(turn('Maren', long), turn('Omar', trailing), turn('Maren', long));
  expect(measured).toMatchObject({ value: null });
});

it('cannot tell who was cut off if dashes are also written within turns', () => {
  const broken = 'I – I think that we – we could – could take – uh – the van and – and go. ';
  const turns = [turn('Maren', long), turn('Omar', `${broken}Could we just ship the –`), turn('Maren', long)];
  expect(interruptions(...turns)).toMatchObject({ value: null });
});
