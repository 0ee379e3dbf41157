import fc from 'fast-check';
import { LanguageModelError } from '@greenroom/ports/language-model';
import { type CallEnd, costOf, estimateTokens, type Spent, spentOn } from './model-cost.ts';

const usage = { inputTokens: 9, outputTokens: 3 };
const reported: Spent = { ...usage, estimated: false };
const nothing: Spent = { inputTokens: 0, outputTokens: 0, estimated: false };
const estimated = (outputTokens: number): Spent => ({ inputTokens: 100, outputTokens, estimated: true });

it.each<[string, Partial<CallEnd>, Spent]>([
  ['what the vendor reported', { usage }, reported],
  ['an estimate if the vendor reported nothing', { saidLength: 31 }, estimated(11)],
  ['what the vendor reported with a failure', { error: new LanguageModelError('empty', 'no', usage) }, reported],
  [
    'an estimate of the text before the stream was cut off',
    { saidLength: 30, error: new LanguageModelError('cut-off', 'no') },
    estimated(10),
  ],
  [
    'the request alone if the vendor was too slow to begin',
    { error: new LanguageModelError('too-slow', 'no') },
    estimated(0),
  ],
  ['nothing if the vendor rejected the request', { error: new LanguageModelError('rate-limited', 'no') }, nothing],
  ['nothing if the vendor could not be reached', { error: new LanguageModelError('unavailable', 'no') }, nothing],
  ['an estimate after an unknown failure', { saidLength: 3, error: new Error('no') }, estimated(1)],
])('counts %s', (_, end, spent) => expect(spentOn({ inputTokens: 100, saidLength: 0, ...end })).toEqual(spent));

it.each([
  [{ inputTokens: 1_000_000, outputTokens: 0 }, { input: 0.15, output: 0.6 }, 150_000],
  [{ inputTokens: 0, outputTokens: 1_000_000 }, { input: 0.15, output: 0.6 }, 600_000],
  [{ inputTokens: 10, outputTokens: 1 }, { input: 0.1, output: 0.2 }, 2],
  [{ inputTokens: 3, outputTokens: 0 }, { input: 0.1, output: 0 }, 1],
  [usage, { input: 0, output: 0 }, 0],
])('%j at %j costs %i millionths of a dollar', (tokens, prices, cost) => expect(costOf(tokens, prices)).toBe(cost));

it('rounds the cost up to the next whole millionth', () => {
  const count = fc.nat({ max: 1_000_000 });
  const cents = fc.nat({ max: 10_000 });
  fc.assert(
    fc.property(count, count, cents, cents, (inputTokens, outputTokens, input, output) => {
      const cost = costOf({ inputTokens, outputTokens }, { input: input / 100, output: output / 100 });
      const exact = BigInt(inputTokens) * BigInt(input) + BigInt(outputTokens) * BigInt(output);
      expect(BigInt(cost)).toBe((exact + 99n) / 100n);
    }),
  );
});

it('never estimates fewer tokens for more characters', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      expect(estimateTokens(one + other)).toBeGreaterThanOrEqual(estimateTokens(one));
    }),
  );
});
