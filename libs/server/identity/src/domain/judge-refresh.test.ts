import fc from 'fast-check';
import { graceSeconds, judgeRefresh, type PresentedToken } from './judge-refresh.ts';

const current = { sessionLives: true, generation: 5, currentGeneration: 5, currentConfirmedFor: null };

test.each<[string, Partial<PresentedToken>, string]>([
  ['the current token', {}, 'rotate'],
  ['the current token, long in use', { currentConfirmedFor: 100_000 }, 'rotate'],
  ['the previous token, whose successor was never used', { generation: 4 }, 'repeat'],
  ['the previous token, within the grace period', { generation: 4, currentConfirmedFor: graceSeconds }, 'repeat'],
  [
    'the previous token, presented while its successor is being confirmed',
    { generation: 4, currentConfirmedFor: -1 },
    'repeat',
  ],
  ['the previous token, after the grace period', { generation: 4, currentConfirmedFor: graceSeconds + 0.001 }, 'reuse'],
  ['an older token', { generation: 3 }, 'reuse'],
  ['the first token', { generation: 1, currentConfirmedFor: 1 }, 'reuse'],
  ['any token of an ended session', { generation: 1, sessionLives: false }, 'ended'],
])('%s', (_, token, verdict) => {
  expect(judgeRefresh({ ...current, ...token })).toBe(verdict);
});

test('only the current token gets a successor, and only its predecessor gets that one again', () => {
  const tokens = fc.record({
    sessionLives: fc.boolean(),
    generation: fc.integer({ min: 1, max: 20 }),
    currentGeneration: fc.integer({ min: 1, max: 20 }),
    currentConfirmedFor: fc.option(fc.double({ min: -5, max: 1e7, noNaN: true })),
  });
  fc.assert(
    fc.property(tokens, (token) => {
      fc.pre(token.generation <= token.currentGeneration);
      const verdict = judgeRefresh(token);
      if (verdict === 'rotate') expect(token.generation).toBe(token.currentGeneration);
      if (verdict === 'repeat') expect(token.generation).toBe(token.currentGeneration - 1);
      if (!token.sessionLives) expect(verdict).toBe('ended');
    }),
  );
});
