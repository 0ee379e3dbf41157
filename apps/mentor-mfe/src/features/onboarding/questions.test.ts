import type { Onboarding } from '@greenroom/contracts';
import { numberOf, questionAfter, questionAt, questionBefore, questions, type Question } from './questions.ts';

const unasked: Onboarding = { goal: null, withWhom: null, manner: null, status: 'open' };

test.each<[string | null, Partial<Onboarding>, Question]>([
  [null, {}, 'goal'],
  [null, { goal: 'A rise' }, 'withWhom'],
  [null, { goal: 'A rise', withWhom: 'manager' }, 'manner'],
  [null, { withWhom: 'manager' }, 'goal'],
  [null, { goal: 'A rise', withWhom: 'manager', manner: 'gentle' }, 'goal'],
  ['2', {}, 'withWhom'],
  ['1', { goal: 'A rise' }, 'goal'],
  ['9', { goal: 'A rise' }, 'withWhom'],
  ['-1', {}, 'goal'],
  ['x', {}, 'goal'],
])('with ?question=%s and %j, the question %s is shown', (asked, answers, question) => {
  expect(questionAt(asked, { ...unasked, ...answers })).toBe(question);
});

test('all questions can be visited forwards and backwards', () => {
  expect([questions.map(questionBefore), questions.map(questionAfter)]).toEqual([
    [undefined, 'goal', 'withWhom'],
    ['withWhom', 'manner', undefined],
  ]);
  for (const question of questions) expect(questionAt(String(numberOf(question)), unasked)).toBe(question);
});
