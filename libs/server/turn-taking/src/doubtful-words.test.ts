import { SimulatedCall } from './testing/simulated-call.ts';
import { holdToLaws } from './testing/turn-laws.ts';

const wordsAt = (text: string, doubts: readonly number[]) => doubts.map((place) => text.split(' ')[place]);

function call(): SimulatedCall {
  const one = new SimulatedCall({ doubtful: (word) => word.startsWith('~') });
  holdToLaws(one);
  one.happens(0, { type: 'joined' });
  return one;
}

test('doubtful words are marked in captions, in the turn and in the request for an answer', () => {
  const one = call();
  one.speaks(2_000, 'I meet her on ~Thursday at noon.');
  one.runTo(9_000);
  for (const { text, doubts } of [...one.commands('hearing'), ...one.commands('take-turn'), ...one.commands('answer')])
    if (text !== '') expect(wordsAt(text, doubts)).toEqual(['~Thursday']);
  expect(one.commands('take-turn')).toHaveLength(1);
});

test('a continued turn keeps the positions of its doubtful words', () => {
  const one = call();
  one.speaks(2_000, 'My ~sister called.');
  one.happens(3_800, { type: 'typed', text: 'She is older.' });
  one.runTo(12_000);
  const { text, doubts } = one.commands('take-turn').at(-1)!;
  expect(text).toBe('My ~sister called.\nShe is older.');
  expect(doubts).toEqual([1]);
});

test('in speech of several pieces, doubts stay with their words', () => {
  const one = call();
  let at = 2_000;
  for (let piece = 0; piece < 9; piece += 1)
    at = one.speaks(at, `and then ~w${piece} said that he and i would go there because`, at + 6_000) + 400;
  one.runTo(at + 6_000);
  const { text, doubts } = one.commands('take-turn').at(-1)!;
  expect(wordsAt(text, doubts)).toEqual(text.split(' ').filter((word) => word.startsWith('~')));
  expect(doubts).toHaveLength(9);
});
