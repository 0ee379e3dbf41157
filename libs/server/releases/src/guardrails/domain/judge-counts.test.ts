import type { Guardrail } from '@greenroom/contracts';
import { batchOf, endOfBatch } from './batches.ts';
import { settledAfterMinutes } from './guardrail-limits.ts';
import { stepJudge } from './judge-counts.ts';

const terms = { steps: 4, minSample: 200, last: false, before: {} };
const share = (bad: number, of: number) => ({ bad, of });

test('one that throws for everyone is taken back within a few dozen views, from the first minute on', () => {
  const judge = stepJudge(terms);
  let views = 0;
  for (let minute = 0; judge.verdict().kind !== 'worse'; minute += 1) {
    judge.look('error', minute, { candidate: share(2, 2), stable: share(1, 200) });
    views += 2;
    expect(views).toBeLessThan(36);
  }
  expect(judge.verdict()).toMatchObject({
    guardrail: 'error',
    figures: { candidate: share(views, views), stable: share(views / 2, views * 100) },
  });
});

test('what fails at once is told before what goes well: so soon, that alone takes no release back', () => {
  const judge = stepJudge(terms);
  for (let minute = 0; minute < settledAfterMinutes; minute += 1)
    judge.look('error', minute, { candidate: share(8, 100), stable: share(40, 10_000) });
  expect(judge.verdict().kind).toBe('fine');
  for (let minute = settledAfterMinutes; minute < 20; minute += 1)
    judge.look('error', minute, { candidate: share(8, 100), stable: share(40, 10_000) });
  expect(judge.verdict()).toMatchObject({ kind: 'worse', guardrail: 'error' });
});

test('too few views are no success', () => {
  const judge = stepJudge(terms);
  judge.look('error', 10, { candidate: share(0, 199), stable: share(0, 9_000) });
  expect(judge.verdict()).toEqual({ kind: 'inconclusive', samples: 199, needed: 200 });
  judge.look('error', 11, { candidate: share(0, 1), stable: share(0, 9_000) });
  expect(judge.verdict()).toEqual({ kind: 'fine' });
});

test('before everyone gets it, each guardrail that is ever told of has to be shown to be well', () => {
  const judge = stepJudge({
    ...terms,
    last: true,
    before: { error: share(1, 1_000), checkoutPayment: share(400, 1_000) },
  });
  const look = (guardrail: Guardrail, bad: number, of: number) => {
    for (let minute = 10; minute < 40; minute += 1)
      judge.look(guardrail, minute, { candidate: share(bad, of), stable: share(bad, of) });
  };
  look('error', 0, 100);
  expect(judge.verdict()).toMatchObject({ kind: 'inconclusive', samples: 0 });
  look('checkoutPayment', 20, 50);
  const { samples, needed } = judge.verdict() as { samples: number; needed: number };
  expect([samples, needed > samples]).toEqual([1_500, true]);
  look('checkoutPayment', 20, 50);
  expect(judge.verdict()).toEqual({ kind: 'fine' });
});

test('minutes, later tens of minutes, later hours: each minute lies in one batch', () => {
  for (let minute = 0; minute < 3_000; minute += 1) {
    expect(batchOf(minute)).toBeLessThanOrEqual(minute);
    expect(endOfBatch(batchOf(minute))).toBeGreaterThan(minute);
    expect([minute + 1, batchOf(minute)]).toContain(
      batchOf(minute + 1) === batchOf(minute) ? batchOf(minute) : endOfBatch(batchOf(minute)),
    );
  }
});
