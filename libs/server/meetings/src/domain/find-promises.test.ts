import { findPromises } from './find-promises.ts';
import { withoutDanger, withoutOthers } from './findings.ts';
import { wholeMeeting } from './whole-meeting.ts';

/** A Monday. */
const monday = new Date('2026-03-02T09:00:00Z');
const turn = (speaker: string, text: string) => ({ speaker, text, beganMs: null, endedMs: null });
function promisesIn(...turns: [string, string][]) {
  const said = turns.map(([speaker, text]) => turn(speaker, text));
  return findPromises(wholeMeeting([{ kind: 'file', position: 1, file: null, turns: said }], ['Maren']), monday);
}
const asked = (request: string, answer: string) =>
  promisesIn(['Dana', request], ['Maren', answer]).map(({ text, dueOn }) => [text, dueOn]);

it.each([
  ['Could you send me the list by Friday?', 'Yes, will do.', 'Send Dana the list', '2026-03-06'],
  ['That is all. Can you please check the error texts?', 'Sure, I’ll do that.', 'Check the error texts', null],
  ['Could you book the room for Monday?', 'I’ll do that today.', 'Book the room for Monday', '2026-03-02'],
  ['Kannst du bitte die Liste bis Freitag schicken?', 'Ja, mache ich.', 'Die Liste bis Freitag schicken', '2026-03-06'],
  ['Okay. Who can write the minutes today?', 'I’ll do it.', 'Write the minutes', '2026-03-02'],
  ['Wer kann die Zimmer bis Freitag buchen?', 'Das mache ich.', 'Die Zimmer bis Freitag buchen', '2026-03-06'],
  ['Can you let us know when you are done?', 'Will do.', '“Can you let us know when you are done?”', null],
  ['Could you call the US office today?', 'Will do.', 'Call the US office', '2026-03-02'],
  ['Could you share your slides by Friday?', 'Will do.', '“Could you share your slides by Friday?”', '2026-03-06'],
  ['Könnten Sie die Anlage bis Freitag warten?', 'Mache ich.', 'Die Anlage bis Freitag warten', '2026-03-06'],
  ['Könnten Sie die Zimmer buchen?', 'Das übernehme ich.', 'Die Zimmer buchen', null],
])('“%s” “%s” promises what was asked for', (request, answer, text, dueOn) => {
  expect(asked(request, answer)).toEqual([[text, dueOn]]);
});

it.each([
  ['We need the list by Friday.', 'Will do.'],
  ['Can you hear me?', 'Will do.'],
  ['Could you send it by Friday? It is urgent.', 'Will do.'],
  ['Die Zimmer fehlen noch.', 'Das übernehme ich.'],
  ['Can you share your screen?', 'Will do.'],
  ['Can you share the screen?', 'Will do.'],
  ['Can you wait a moment?', 'Will do.'],
  ['Could you turn your camera on?', 'Will do.'],
  ['Kannst du kurz warten?', 'Mache ich.'],
  ['Kannst du kurz warten?', 'Will do.'],
  ['Könnten Sie bitte Ihren Bildschirm teilen?', 'Das mache ich.'],
  ['Kannst du dein Mikro ausschalten?', 'Mache ich.'],
])('“%s” “%s” promises nothing that could be named', (request, answer) => {
  expect(asked(request, answer)).toEqual([]);
});

it('writes the name of whoever asked as it is', () => {
  const promised = (request: string) => promisesIn(['A$&B', request], ['Maren', 'Will do.']).map(({ text }) => text);
  expect(promised('Could you send me the list?')).toEqual(['Send A$&B the list']);
  expect(promised('Could you check my list?')).toEqual(["Check A$&B's list"]);
  const inGerman = promisesIn(['A$&B', 'Kannst du mir die Liste schicken?'], ['Maren', 'Mache ich.']);
  expect(inGerman.map(({ text }) => text)).toEqual(['A$&B die Liste schicken']);
});

it('forgets what was asked for together with the words of others, and with danger', () => {
  const followUps = promisesIn(
    ['Dana', 'Could you send me the list by Friday?'],
    ['Maren', 'Will do. I’ll call the broker tomorrow.'],
  );
  const findings = { madeBy: 'house' as const, moments: [], followUps };
  expect(followUps).toHaveLength(2);
  expect(withoutOthers(findings).followUps.map(({ text }) => text)).toEqual(['Call the broker']);
  const danger = { turns: [0], isEmergency: false, own: undefined };
  expect(withoutDanger(findings, danger).followUps.map(({ text }) => text)).toEqual(['Call the broker']);
});
