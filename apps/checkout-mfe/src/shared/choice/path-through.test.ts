import { pathThrough, type Step } from './path-through.ts';

/** Returns the step numbers along a walk through the checkout, with the path stored as in a tab. */
function numbersOn(walk: readonly [Step, { loggedIn: boolean; planChosen: boolean }][]): string[] {
  let before: readonly Step[] | undefined;
  return walk.map(([step, person]) => {
    before = pathThrough(step, { before, ...person });
    return `${step} ${before.indexOf(step) + 1} of ${before.length}`;
  });
}
const visitor = { loggedIn: false, planChosen: false };
const chosen = { loggedIn: false, planChosen: true };
const account = { loggedIn: true, planChosen: false };
const ready = { loggedIn: true, planChosen: true };

test.each<[string, Parameters<typeof numbersOn>[0], string[]]>([
  [
    'account first',
    [
      ['account', visitor],
      ['membership', account],
      ['payment', ready],
    ],
    ['account 1 of 3', 'membership 2 of 3', 'payment 3 of 3'],
  ],
  [
    'plan first, by a visitor',
    [
      ['membership', visitor],
      ['account', chosen],
      ['payment', ready],
    ],
    ['membership 1 of 3', 'account 2 of 3', 'payment 3 of 3'],
  ],
  [
    'with an account',
    [
      ['membership', account],
      ['payment', ready],
    ],
    ['membership 1 of 2', 'payment 2 of 2'],
  ],
  [
    'with a plan chosen by an offer',
    [
      ['account', chosen],
      ['payment', ready],
    ],
    ['account 1 of 2', 'payment 2 of 2'],
  ],
  ['with an account and a plan', [['payment', ready]], ['payment 2 of 2']],
  [
    'back to another plan',
    [
      ['account', chosen],
      ['payment', ready],
      ['membership', ready],
      ['payment', ready],
    ],
    ['account 1 of 2', 'payment 2 of 2', 'membership 2 of 3', 'payment 3 of 3'],
  ],
  [
    'another plan before the account is created',
    [
      ['account', chosen],
      ['membership', chosen],
      ['payment', ready],
    ],
    ['account 1 of 2', 'membership 2 of 3', 'payment 3 of 3'],
  ],
  [
    'logged out on the way',
    [
      ['membership', account],
      ['account', chosen],
      ['payment', ready],
    ],
    ['membership 1 of 2', 'account 2 of 3', 'payment 3 of 3'],
  ],
])('numbers steps in the order in which they are taken: %s', (_, walk, numbers) => {
  expect(numbersOn(walk)).toEqual(numbers);
});
