import { Presses } from './presses.ts';

const button = {};
const picture = {};
type Step = ['press', object, number] | ['answered'] | ['tick', number];

const after = (...steps: Step[]) => {
  const presses = new Presses();
  for (const step of steps) {
    if (step[0] === 'press') presses.press(step[1], step[1] === button, step[2]);
    else if (step[0] === 'tick') presses.tick(step[1]);
    else presses.answered();
  }
  return presses.end();
};

test.each<[string, Step[], ReturnType<typeof after>]>([
  ['nothing was pressed', [['tick', 9_000]], undefined],
  ['a button had an effect', [['press', button, 0], ['answered'], ['tick', 9_000]], 'well'],
  [
    'a button had no effect',
    [
      ['press', button, 0],
      ['tick', 3_000],
    ],
    'dead',
  ],
  [
    'an effect is still possible',
    [
      ['press', button, 0],
      ['tick', 2_999],
    ],
    'well',
  ],
  [
    'the second of two presses had no effect',
    [['press', button, 0], ['answered'], ['press', button, 500], ['tick', 3_500]],
    'dead',
  ],
  [
    'a picture was pressed once',
    [
      ['press', picture, 0],
      ['tick', 3_000],
    ],
    undefined,
  ],
  [
    'a picture was pressed three times without effect',
    [
      ['press', picture, 0],
      ['press', picture, 400],
      ['press', picture, 800],
      ['tick', 3_000],
    ],
    'dead',
  ],
  [
    'a picture was pressed three times, slowly',
    [
      ['press', picture, 0],
      ['press', picture, 1_400],
      ['press', picture, 2_800],
      ['tick', 3_000],
    ],
    undefined,
  ],
  [
    'repeated presses opened a picture',
    [['press', picture, 0], ['press', picture, 400], ['press', picture, 800], ['answered'], ['tick', 9_000]],
    undefined,
  ],
])('when %s', (_, steps, expected) => expect(after(...steps)).toBe(expected));

test('the next page starts anew', () => {
  const presses = new Presses();
  presses.press(button, true, 0);
  presses.tick(3_000);
  expect([presses.end(), presses.end()]).toEqual(['dead', undefined]);
});
