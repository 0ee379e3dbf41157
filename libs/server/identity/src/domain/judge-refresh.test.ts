import fc from 'fast-check';
import { graceSeconds, judgeRefresh, type PresentedToken } from './judge-refresh.ts';

const current = { sessionLives: true, generation: 5, currentGeneration: 5, currentConfirmedFor: null };

test.each<[string, Partial<PresentedToken>, string]>([
  ['the current one', {}, 'rotate'],
  ['the current one, long in use', { currentConfirmedFor: 100_000 }, 'rotate'],
  ['the one before, whose successor nobody was seen with', { generation: 4 }, 'repeat'],
  ['the one before, within the grace', { generation: 4, currentConfirmedFor: graceSeconds }, 'repeat'],
  [
    'the one before, asked while its successor is being confirmed',
    { generation: 4, currentConfirmedFor: -1 },
    'repeat',
  ],
  ['the one before, after the grace', { generation: 4, currentConfirmedFor: graceSeconds + 0.001 }, 'reuse'],
  ['an older one', { generation: 3 }, 'reuse'],
  ['the first one', { generation: 1, currentConfirmedFor: 1 }, 'reuse'],
  ['any one of a session that ended', { generation: 1, sessionLives: false }, 'ended'],
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
