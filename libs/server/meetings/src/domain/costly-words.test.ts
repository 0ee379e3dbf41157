import { loadMoments } from '../evaluation/moments/load-moments.ts';
import { costlyKind } from './costly-words.ts';

it.each([
  ['This is your fault and you know it.', 'blamed'],
  ['Du hast das ganze Team im Stich gelassen.', 'blamed'],
  ['Mir ist egal, wie Sie das machen, das ist heute Abend fertig.', 'pushed'],
  ['I don’t care how you do it, it has to be done by tonight.', 'pushed'],
  ['Du musst dich mehr anstrengen.', 'blamed'],
  ['Das ist doch nur eine Ausrede.', 'blamed'],
  ['Das ist ganz klar Ihre Schuld.', 'blamed'],
  ['Wegen Ihnen haben wir den Kunden verloren.', 'blamed'],
  ['Sie sagt, das ist ihre Schuld.', undefined],
  ['Das war ganz klar ihre Schuld.', undefined],
  ['Was haben Sie sich dabei eigentlich gedacht?', 'blamed'],
  ['How many times do I have to tell you?', 'blamed'],
  ['Du musst dich nicht mehr anstrengen, wir sind fertig.', undefined],
  ['You always have a reason why it isn’t your drivers’ fault.', 'blamed'],
  ['Wir machen das auf Papier, Punkt.', 'pushed'],
  ['Es geht um diesen einen Punkt.', undefined],
  ['It isn’t your fault.', undefined],
  ['Das soll keine Ausrede sein.', undefined],
  ['What were you thinking of doing next?', undefined],
  ['He said that this is your fault.', undefined],
  ['You have to press the green button twice.', undefined],
  ['Wegen dir haben wir den Kunden gewonnen.', undefined],
])('%s: %s', (sentence, kind) => expect(costlyKind(sentence)).toBe(kind));

/** `npm run bench:moments` prints the figures of both halves. */
it('does not take a harmless sentence of the development half for a costly one', () => {
  const harmless = loadMoments('development').filter(({ kind }) => kind === 'none');
  expect(harmless.filter(({ text }) => costlyKind(text) !== undefined)).toEqual([]);
});
