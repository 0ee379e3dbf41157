import { halfOf, halves, loadPromises } from '../evaluation/promises/load-promises.ts';
import { commitmentsIn } from './commitments.ts';

/** A Monday. */
const monday = new Date('2026-03-02T09:00:00Z');

it.each([
  ['I will send you the sheet by Friday.', [['Send you the sheet', '2026-03-06']]],
  ['I’ll, um, book the, the van for Thursday', [['Book the van for Thursday', '2026-03-05']]],
  ['On Friday I will ask my boss, because it is time.', [['Ask my boss', '2026-03-06']]],
  [
    'OK, I’ll call Ann tomorrow and then I’m going to write to Tom on 5 March!',
    [
      ['Call Ann', '2026-03-03'],
      ['Write to Tom', '2026-03-05'],
    ],
  ],
  ['I’ll ask Ann about it So alternatively we can leave it', [['Ask Ann about it', null]]],
  ['I’ll let you know if anything changes', [['Let you know if anything changes', null]]],
  ['Let me check with Ann', [['Check with Ann', null]]],
  ['Will do, tonight', [['Will do', '2026-03-02']]],
  ['Ich rufe sie am 3. März an.', [['Ich rufe sie am 3. März an', '2026-03-03']]],
  ['Bis Freitag werde ich meine Chefin fragen.', [['Meine Chefin fragen', '2026-03-06']]],
  ['Überlass das mir', [['Überlass das mir', null]]],
  ['Ich komm um acht und bring Kaffee mit', [['Ich komm um acht und bring Kaffee mit', null]]],
  ['Du kriegst die Zahlen bis Mittwoch', [['Du kriegst die Zahlen', '2026-03-04']]],
  ['Soll ich raten, egal, ich kläre das mit Anna', [['Ich kläre das mit Anna', null]]],
  ['Mach ich, heute noch', [['Mach ich, heute noch', '2026-03-02']]],
  ['I’ll send Jo the sheet by Friday noon.', [['Send Jo the sheet by Friday noon', '2026-03-06']]],
  [
    'I’ll send you the report on the Tuesday incident by Thursday.',
    [['Send you the report on the Tuesday incident', '2026-03-05']],
  ],
  ['I’ll book the room for the Friday review.', [['Book the room for the Friday review', null]]],
  ['I’ll send it on the Friday after that.', [['Send it on the Friday after that', '2026-03-06']]],
  ['I’ll have the draft ready by the end of next week.', [['Have the draft ready', '2026-03-13']]],
  ['I’ll do the list by the end of the month.', [['Do the list', '2026-03-31']]],
  ['I’ll send it at the end of the week.', [['Send it at the end of the week', '2026-03-06']]],
  ['I’ll send it on the Friday instead.', [['Send it on the Friday instead', '2026-03-06']]],
  ['We will ship it two weeks from today.', [['Ship it', '2026-03-16']]],
  [
    'Ich schicke Ihnen die Zahlen bis Freitag um zwölf.',
    [['Ich schicke Ihnen die Zahlen bis Freitag um zwölf', '2026-03-06']],
  ],
  ['Ich schicke Ihnen das Angebot bis Ende der Woche.', [['Ich schicke Ihnen das Angebot', '2026-03-06']]],
])('“%s” commits to %j', (text, expected) =>
  expect(commitmentsIn(text, monday).map(({ text: words, dueOn }) => [words, dueOn])).toEqual(expected),
);

it.each([
  ['a command', 'Stop talking.'],
  ['a command with "let"', 'Let her in.'],
  ['a question', 'Should I say I’ll do it by Friday?'],
  ['a doubt', 'I don’t think I’ll ask her on Friday'],
  ['a state', 'I’ll be late on Friday'],
  ['a condition', 'If it rains I’ll stay at home and call you'],
  ['another person’s promise', 'Dana will send it on Friday'],
  ['a report', 'She said I’ll send it tomorrow'],
  ['a joke', 'I’ll eat my hat'],
  ['a threat', 'Do that again and I’ll scream'],
  ['a step within the talk', 'I’ll start with some background'],
  ['a refusal', 'I’m not going to chase them again'],
  ['a German command', 'Lass sie rein'],
  ['a German state', 'Ich habe am Freitag ein Gespräch'],
  ['a German question', 'Soll ich das morgen schicken, oder machst du das'],
  ['a German joke', 'Ich dreh durch mit dem Drucker'],
  ['a German wish', 'Ich wünschte, wir hätten das schon'],
])('takes %s for no promise: %s', (_, text) => expect(commitmentsIn(text, monday)).toEqual([]));

it.each(halves)('each marked sentence of the %s half belongs to it', (half) => {
  for (const { text } of loadPromises(half)) expect(halfOf(text)).toBe(half);
});

it.each([
  'So let me see if I can ask',
  'So – I will close the meeting, um just after that we’ll have lunch break.',
  'But we’ll hold off on that ’cause –',
  'Ich frage Sie deshalb, ob die Bundesregierung erwägt, das Normenwesen auch in Zukunft zu unterstützen.',
  'Es hat immer wieder Schwierigkeiten — ich erinnere etwa an die Aluminiumindustrie — gegeben.',
  'Ich rufe die Frage 76 des Abgeordneten Dr. Czaja auf.',
  'Dann rufe ich auch die Frage 12 auf.',
  'It’s probably unlikely that we’ll pull this off',
  'So, we’ll find out.',
  'I’ll try and keep this on the shorter side, if that’s okay, everybody.',
  "So, the perception is, 'This is a good school, I'm going to get a good-quality experience here', and they stay.",
  'Ich schlage dem Hause vor, die beiden Gesetzentwürfe dem Ausschuß zu überweisen.',
  'We’ll go to questions now from Dawn Bowden.',
  'And the decision was we’ll collect the data again.',
  'This is not the list that I’ll send around.',
  'Ich werde den Geschäftsbereich nach Beantwortung der Frage 12 verlassen.',
])('does not take a step of the talk for a promise: %s', (text) => expect(commitmentsIn(text, monday)).toEqual([]));

it.each([
  ['Ich kann Ihnen die Liste, die Sie erbeten haben, zugänglich machen.', /Liste/],
  ['Ich bin aber gern bereit, Einzelheiten im persönlichen Gespräch zu erläutern.', /Einzelheiten .* zu erläutern/],
  ['Ich rufe Frau Dr. Weber bis morgen an.', /Dr\. Weber/],
  ['I’ll call Dr. Weber by Friday.', /Dr\. Weber/],
  ['I’m not sure how we’ll determine the costs, I will have a look at it.', /look at it/],
  ['I will let the committee have links to the research.', /links to the research/],
  ['I’d be happy to send you the list.', /send you the list/i],
  ['Deshalb werden wir die Mittel für das nächste Jahr erhöhen.', /Mittel/],
  ['Sie können sich darauf verlassen, dass ich das Ministerium noch heute frage.', /Ministerium/],
  ['Ich werde die Liste senden, auch wenn es nicht leicht ist.', /Liste/],
  ['Ich erinnere dich morgen daran.', /erinnere dich/i],
])('finds the promise in: %s', (text, words) => {
  expect(commitmentsIn(text, monday)).toEqual([
    expect.objectContaining({ text: expect.stringMatching(words) as string }),
  ]);
});
