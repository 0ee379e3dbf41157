import { SimulatedCall } from './testing/simulated-call.ts';
import { isFarQuieter, noLoudness, withLevel } from './loudness.ts';
import { turnSettings } from './settings.ts';

/** A call in which speech has the given levels, in dB below full scale. */
function callAt(levels: readonly { from: number; db: number }[]): SimulatedCall {
  const one: SimulatedCall = new SimulatedCall({
    levelDb: () => levels.findLast(({ from }) => from <= one.now)?.db ?? null,
  });
  one.happens(0, { type: 'joined' });
  return one;
}

const near = [
  { from: 0, db: -22 },
  { from: 20_000, db: -40 },
];

function afterTwoTurns(levels = near): SimulatedCall {
  const one = callAt(levels);
  one.speaks(2_000, 'I want to ask for a raise.');
  one.speaks(10_000, 'It is about forty two people.');
  return one;
}

test('a television in the room is not answered, and the page is notified', () => {
  const one = afterTwoTurns();
  one.speaks(20_500, 'And now the weather for tomorrow.');
  one.runTo(30_000);
  expect(one.commands('take-turn')).toHaveLength(2);
  expect(one.commands('notice').map(({ notice }) => notice)).toEqual(['background-speech']);
  expect(one.commands('hearing').map(({ text }) => text)).not.toContain('And now the weather for tomorrow.');
});

test('a television does not interrupt the coach', () => {
  const one = afterTwoTurns([near[0]!, { from: 12_500, db: -40 }]);
  one.speaks(13_500, 'And now the weather for tomorrow.');
  one.runTo(30_000);
  expect(
    one
      .commands('remember')
      .filter(({ kind }) => kind === 'answer')
      .at(-1),
  ).toMatchObject({ whole: true });
});

test('a person who speaks slightly more softly is answered', () => {
  const one = afterTwoTurns([near[0]!, { from: 20_000, db: -33 }]);
  one.speaks(20_500, 'And then I was afraid.');
  one.runTo(30_000);
  expect(one.commands('take-turn')).toHaveLength(3);
});

test("until the person's level is known, all speech is answered", () => {
  const one = callAt([{ from: 0, db: -50 }]);
  one.speaks(2_000, 'I want to ask for a raise.');
  one.runTo(9_000);
  expect(one.commands('take-turn')).toHaveLength(1);
});

test('a person who moves away is recognised at the new level after a few turns', () => {
  let loudness = noLoudness;
  for (let turn = 0; turn < 9; turn += 1) loudness = withLevel(loudness, -20);
  for (let turn = 0; turn < 4; turn += 1) loudness = withLevel(loudness, -32);
  expect(isFarQuieter(loudness, -40, turnSettings.loudness)).toBe(false);
});
