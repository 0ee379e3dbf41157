import { mustTurn } from './must-turn.ts';

test.each([
  [{ width: 844, height: 390 }, true],
  [{ width: 600, height: 499 }, true],
  [{ width: 600, height: 500 }, false],
  [{ width: 599, height: 300 }, false],
  [{ width: 1024, height: 768 }, true],
  [{ width: 1025, height: 600 }, false],
  [{ width: 820, height: 1180 }, false],
  [{ width: 390, height: 844 }, false],
])('%j: %s', (size, expected) => {
  expect(mustTurn(size)).toBe(expected);
});
