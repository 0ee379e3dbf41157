import type { SceneCategory } from '@greenroom/content';
import { type CostlyMoment, judgeTake } from './judge-take.ts';

/** Answers that name the speech act and its tone. */
const reactionsIn = () =>
  new Proxy({} as SceneCategory['reactions'], {
    get: (_, act: string) => ({ cold: [`cold ${act}`], even: [`even ${act}`], warm: [`warm ${act}`] }),
  });
const judged = (kind: CostlyMoment, text: string) => judgeTake(kind, text, reactionsIn);

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
