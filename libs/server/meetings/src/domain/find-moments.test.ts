import { findMoments } from './find-moments.ts';
import { wholeMeeting } from './whole-meeting.ts';

const long =
  'We were going through all of the figures of the last quarter, one by one, and we had come as far as May. ';
const german =
  'Wir sind alle Zahlen des letzten Quartals der Reihe nach durchgegangen und waren damit schon bis Mai gekommen. ';

const turn = (speaker: string, text: string) => ({ speaker, text, beganMs: null, endedMs: null });
function kindsIn(text: string, before = 'That is what happened.'): string[] {
  const rest = /[äöüß]|\b(?:ich|wir|sie|das)\b/i.test(text) ? german : long;
  const turns = [turn('Dana', before), turn('Maren', text), turn('Dana', 'Yes.'), turn('Maren', rest)];
  const meeting = wholeMeeting([{ kind: 'file', position: 1, file: null, turns }], ['Maren']);
  return findMoments(meeting, []).map(({ kind }) => kind);
}

/** From the real meetings of `evaluation/real-transcripts`, where each was taken for a moment. */
it.each([
  'After the handover apparently they want to make sure that they lockup with you and not the IU.',
  'Last time the survey showed that the median estimate was that the balance sheet would come to an end in Q1 of next year, but there is still quite a bit of dispersion there.',
  'And – and uh – Bhaskara and I was talking about this a little earlier today – is, if we just do this, we could wind up with a huge uh, combinatoric input to the Mode thing.',
  'So we’d have to get rid of this and connect these things directly to the Mode.',
  'Well, i But that’s what we have to do.',
  'So should we try try to do a right-click when you then',
  'The objective of showing the chart was just to say that depth was low at year-end, and so amplification of some of the price action that we saw is probably a factor that makes sense there.',
  'So what I kind of need to do is to take this one and the old one and merge them together?',
  'Would you say it one more time, please, for all of us?',
  'What is irresponsible is not to look at it at all.',
  'I regret that the other side did not come to see us.',
  'Ich bedauere, dass die anderen Fraktionen nicht zugestimmt haben.',
  `What do we want the others to do about it? ${long.repeat(2)}`,
  'So right-click on at menu you know and you can click on speaker characterisation up pops the window',
])('no moment: %s', (text) => expect(kindsIn(text)).toEqual([]));

it.each([
  ['I’m sorry, that was my mistake.', 'owned-up'],
  ['What would you need from me for that?', 'asked-open'],
  ['I’ll send you the new dates by Wednesday.', 'named-a-step'],
  ['Let’s meet again on Thursday and look at it together.', 'named-a-step'],
  ['Ich schicke Ihnen die Liste bis Freitag.', 'named-a-step'],
  ['So what you’re saying is that the customs papers are missing.', 'summarised'],
  ['If I understand you correctly, the rest follows in May.', 'summarised'],
  ['Wenn ich Sie richtig verstehe, fehlen noch zwei Unterlagen.', 'summarised'],
  ['I understand that this is hard for your team.', 'acknowledged'],
  ['Good point, we had not thought of the customs papers.', 'acknowledged'],
  ['Shortly you want us to turn the transmitter to OFF; 5 minutes later, turn it back to PRIMARY.', 'summarised'],
  ['Da haben Sie recht, das war zu kurzfristig.', 'acknowledged'],
])('%s: %s', (text, kind) => expect(kindsIn(text)).toEqual([kind]));

it.each([
  ['Ich verstehe, dass du viel zu tun hast. Aber das ist doch nur eine Ausrede.', 'blamed'],
  ['Du musst dich mehr anstrengen. Was würdest du jetzt an meiner Stelle tun?', 'blamed'],
  ['I understand that this is hard for your team. It is your fault.', 'blamed'],
])('praises nothing right beside a reproach: %s', (text, kind) => expect(kindsIn(text)).toEqual([kind]));

it.each(['Warum hast du das denn nicht gleich gemacht?', 'Why didn’t you tell us about it before?'])(
  'does not praise a question that asks for a justification: %s',
  (text) => expect(kindsIn(text)).toEqual([]),
);

it('takes up only what was just said: not later in a long turn', () => {
  expect(kindsIn(`${long.repeat(2)}I understand that this is hard for your team.`)).toEqual([]);
});

it('finds nothing by sentences where the transcript writes no sentences', () => {
  const text =
    'yeah i understand that this is hard for your team and then we could put it into the menu you know '.repeat(4);
  expect(kindsIn(text.trim(), 'so that was all of it')).toEqual([]);
});

test('names a second reproach where room is left, and never the same twice', () => {
  const turns = [
    turn('Maren', 'That is all your fault. Because of you we lost the client. That is all your fault.'),
    turn('Dana', 'Is that so? We can look at what happened on the day.'),
  ];
  const meeting = wholeMeeting([{ kind: 'file', position: 1, file: null, turns }], ['Maren']);
  expect(findMoments(meeting, []).map(({ kind, quote }) => [kind, quote])).toEqual([
    ['blamed', 'That is all your fault.'],
    ['blamed', 'Because of you we lost the client.'],
  ]);
});
