import type { SceneCategory } from '@greenroom/content';
import { type CostlyMoment, judgeTake } from './judge-take.ts';

/** Answers that name the speech act and its tone. */
const reactions = new Proxy({} as SceneCategory['reactions'], {
  get: (_, act: string) => ({ cold: [`cold ${act}`], even: [`even ${act}`], warm: [`warm ${act}`] }),
});
const answersIn = () => ({ reactions, provoked: { nonsense: ['nonsense'] } });

const meetings = {
  en: [
    'We are nine days late, the dates were wrong, and the customs papers are for all of it.',
    'I lost two days on the phone with the broker, and the supplier ships the pumps only when it is paid.',
    'Could we ship the first half in June, before the client closes its warehouse?',
  ],
  de: [
    'Wir liegen neun Tage zurück, die Termine waren falsch, und die Zollpapiere gelten für alles.',
    'Ich habe zwei Tage mit dem Spediteur telefoniert, und der Lieferant schickt die Pumpen erst nach der Zahlung.',
    'Können wir die erste Hälfte im Juni verschicken, bevor der Kunde sein Lager schließt?',
  ],
};
const judged = (kind: CostlyMoment, text: string, said: readonly string[] = [...meetings.en, ...meetings.de]) =>
  judgeTake(kind, text, { said }, answersIn);

test.each<[CostlyMoment, string, string]>([
  ['interrupted', 'I can see that you want to ship early. What would it take?', 'interrupted.met'],
  ['interrupted', 'The customs papers are for all of it.', 'interrupted.missed'],
  ['interrupted', 'Ich verstehe, dass es eilig ist. Wie sieht der Plan aus?', 'interrupted.met'],
  ['long-turn', 'We lost two days to customs. What would help you most?', 'long-turn.met'],
  ['long-turn', 'We lost two days to customs.', 'long-turn.missed'],
  ['pushed', 'I need an answer by Friday. What would you need for that?', 'pushed.met'],
  ['pushed', 'No excuses, you have to decide now.', 'hurt'],
  ['blamed', 'The dates were wrong by nine days. How did you see it?', 'blamed.met'],
  ['blamed', 'This is all your fault.', 'hurt'],
  ['blamed', 'Das ist deine Schuld.', 'hurt'],
  ['blamed', 'Well.', 'too-short'],
])('instead of a line that %s, “%s” is %s', (kind, text, says) => {
  const take = judged(kind, text);
  expect([take.says, take.isMet]).toEqual([says, says.endsWith('.met')]);
  expect(take.answer).toMatch(says === 'hurt' ? /^cold/ : take.isMet ? /^warm/ : /^even/);
});

test.each<[CostlyMoment, string]>([
  ['blamed', 'Bananas fly to the moon on Tuesday.'],
  ['blamed', 'asdf jkl qwer tzui'],
  ['pushed', 'bla bla bla bananas'],
  ['pushed', 'Lorem ipsum dolor sit amet.'],
  ['interrupted', 'What is the capital of France?'],
  ['long-turn', 'Why did the chicken cross the road?'],
  ['blamed', 'Es hat die ganze Nacht in Lissabon geregnet.'],
  ['blamed', 'Bananen fliegen am Dienstag zum Mond.'],
])('instead of a line that %s, “%s” says nothing', (kind, text) => {
  expect(judged(kind, text)).toEqual({ isMet: false, says: 'says-nothing', answer: 'nonsense' });
});

test.each<[CostlyMoment, string]>([
  ['blamed', 'We were nine days late.'],
  ['blamed', 'The broker did not call me back until Friday.'],
  ['blamed', 'What happened on your side?'],
  ['blamed', 'I am sorry about that.'],
  ['blamed', 'I am worried about the date.'],
  ['pushed', 'I need your answer by Friday.'],
  ['blamed', 'Wie hast du es gesehen?'],
  ['blamed', 'Wir haben die Zollpapiere zu spät bekommen.'],
])('instead of a line that %s, “%s” says something', (kind, text) => {
  expect(judged(kind, text).says).not.toBe('says-nothing');
});

test('a line cannot be beside a meeting of which nothing is stored', () => {
  expect(judged('blamed', 'It rained all night in Lisbon, and I need your answer.', []).says).toBe('blamed.met');
});
