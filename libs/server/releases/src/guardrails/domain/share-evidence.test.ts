import fc from 'fast-check';
import { type Batch, logEvidence } from './share-evidence.ts';

/** Returns the binomial probability of `bad` out of `of`. */
function likelihood(of: number, bad: number, chance: number): number {
  let ways = 1;
  for (let index = 0; index < bad; index += 1) ways = (ways * (of - index)) / (index + 1);
  return ways * chance ** bad * (1 - chance) ** (of - bad);
}

const chance = fc.double({ min: 0.001, max: 0.98, noNaN: true });

test('expects evidence of at most 1 for any chances the hypothesis allows and any bet', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 6 }),
      fc.record({ candidate: chance, stable: chance }),
      fc.double({ min: -0.3, max: 0.4, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (candidates, stables, bet, margin, stable, part) => {
        const highest = Math.min(stable + margin, 1);
        fc.pre(highest >= 0);
        const candidate = highest * part;
        let expected = 0;
        for (let bad = 0; bad <= candidates; bad += 1) {
          for (let other = 0; other <= stables; other += 1) {
            const batch: Batch = { candidate: { bad, of: candidates }, stable: { bad: other, of: stables } };
            const seen = likelihood(candidates, bad, candidate) * likelihood(stables, other, stable);
            if (seen > 0) expected += seen * Math.exp(logEvidence(batch, bet, margin));
          }
        }
        expect(expected).toBeLessThanOrEqual(1 + 1e-6);
      },
    ),
    { numRuns: 500 },
  );
});

const bet = { candidate: 0.5, stable: 0.4 };

test.each<[string, Batch, 'for' | 'against' | 'nothing']>([
  ['the candidate fails more', { candidate: { bad: 60, of: 100 }, stable: { bad: 40, of: 100 } }, 'against'],
  ['both fail equally', { candidate: { bad: 40, of: 100 }, stable: { bad: 40, of: 100 } }, 'for'],
  ['both fail more than before', { candidate: { bad: 90, of: 100 }, stable: { bad: 90, of: 100 } }, 'for'],
  ['no visitors had the candidate', { candidate: { bad: 0, of: 0 }, stable: { bad: 40, of: 100 } }, 'nothing'],
  ['no visitors had the stable release', { candidate: { bad: 60, of: 100 }, stable: { bad: 0, of: 0 } }, 'nothing'],
])('gives evidence of the right sign if %s', (_, batch, speaks) => {
  const evidence = logEvidence(batch, bet, 0.01);
  expect(Math.sign(evidence)).toBe({ for: -1, against: 1, nothing: 0 }[speaks]);
});
