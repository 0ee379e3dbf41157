import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { type Catalogue, type Coach, loadCatalogue } from '@greenroom/content';
import { answerFromHouse, courseOf, indexShelves, type LastTime, type ShelfSearch, type Turn } from './index.ts';

let catalogue: Catalogue;
let shelves: ShelfSearch;
beforeAll(async () => {
  catalogue = await loadCatalogue(shippedContent);
  shelves = indexShelves(catalogue);
});

const lastTime: LastTime = {
  goal: 'to end your speech with one line',
  step: 'ring your aunt',
  exercise: { uuid: 'x', title: 'Low breath' },
};
const coach = () => catalogue.coaches[0] as Coach;
const base = () => ({ coach: coach(), topic: undefined, materials: [], seed: 'a seed' });
const answer = (text: string, history: Turn[] = [], known: LastTime | undefined = lastTime) =>
  answerFromHouse({ ...base(), text, history, lastTime: known }, shelves).parts.flatMap((part) =>
    part.type === 'text' ? [part.text] : [],
  );
const turns = (first: string): Turn[] => [
  { author: 'person', text: 'Hello', offered: [] },
  { author: 'coach', text: first, offered: [] },
];

it('names the goal of last time, asks about the step, then about the exercise, and nothing more', () => {
  const first = answer('Hello').join(' ');
  expect(first).toContain('to end your speech with one line');
  expect(first).toContain('ring your aunt');
  expect(first.endsWith('?')).toBe(true);
  const second = answer('She was glad.', turns(first));
  expect(second.at(-1)).toContain('Low breath');
  const history = [...turns(first), ...turns(second.join('\n\n')).map((turn) => ({ ...turn, settled: false }))];
  expect(answer('It helped.', history).join(' ')).not.toMatch(/Low breath|ring your aunt/);
});

it('asks how it has gone if nothing was promised', () => {
  const first = answer('Hello', [], { ...lastTime, step: undefined, exercise: undefined }).join(' ');
  expect(coach().speech.course?.askGoal?.some((ask) => first.endsWith(ask))).toBe(true);
});

it.each(['I want to learn to dance the tango.', 'I want to kill myself', 'My mother died', 'You idiot'])(
  'does not come back to it if the person says: %s',
  (text) => {
    expect(answer(text).join(' ')).not.toContain('ring your aunt');
  },
);

it('continues with the goal of last time until another is named, and begins without one if there was none', () => {
  const history = turns(answer('Hello').join(' '));
  const goalAfter = (text: string) => courseOf({ ...base(), text, history }).after;
  expect(goalAfter('It went well.')).toMatchObject({ goal: lastTime.goal, carried: true });
  expect(goalAfter('I want to sing at the wedding.')).toMatchObject({ goal: 'to sing at the wedding', carried: false });
  expect(answer('Hello', [], undefined).join(' ')).not.toContain('last time');
});

it('uses the goal as corrected, and none that was forgotten', () => {
  const history: Turn[] = [
    { author: 'person', text: 'I want to sing at the wedding.', offered: [], settled: true },
    { author: 'coach', text: 'Tell me more.', offered: [], settled: true },
  ];
  const goal = (corrected: { goal: string | null }) =>
    courseOf({ ...base(), text: 'Well, it is hard.', history, corrected }).after.goal;
  expect(goal({ goal: 'to dance' })).toBe('to dance');
  expect(goal({ goal: null })).toBeUndefined();
});
