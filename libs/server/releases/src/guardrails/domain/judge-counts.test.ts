import { type Guardrail, guardrails } from '@greenroom/contracts';
import { batchOf, endOfBatch } from './batches.ts';
import { documentsOfNetwork, settledAfterMinutes } from './guardrail-limits.ts';
import { stepJudge } from './judge-counts.ts';

const terms = { steps: 4, minSample: 200, liars: 0.05, last: false, before: {} };
const share = (bad: number, of: number) => ({ bad, of });

test('takes back a release that always throws within a few dozen views, from the first minute on', () => {
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

const looks = (judge: ReturnType<typeof stepJudge>, from: number, to: number, bad: number) => {
  for (let minute = from; minute < to; minute += 1)
    judge.look('error', minute, { candidate: share(bad, 100), stable: share(40, 10_000) });
};

test('ignores early reports, in which failures arrive before successes, until they have settled', () => {
  const judge = stepJudge(terms);
  looks(judge, 0, settledAfterMinutes, 20);
  expect(judge.verdict().kind).toBe('fine');
  looks(judge, settledAfterMinutes, 20, 20);
  expect(judge.verdict()).toMatchObject({ kind: 'worse', guardrail: 'error' });
});

const looksSoon = (judge: ReturnType<typeof stepJudge>, minutes: number, bad: number, of: number) => {
  for (let minute = 0; minute < minutes; minute += 1)
    judge.lookSoon('error', { candidate: share(bad, of), stable: share(4, 1_000) });
};

test('takes back a release that throws for three in ten before successes can be reported', () => {
  const judge = stepJudge(terms);
  looksSoon(judge, settledAfterMinutes - 1, 18, 60);
  expect(judge.verdict()).toEqual({
    kind: 'worse',
    guardrail: 'error',
    figures: { candidate: share(90, 300), stable: share(20, 5_000) },
  });
});

test.each([
  ['what one network may report', 1, documentsOfNetwork.usual, documentsOfNetwork.usual],
  ['what a twentieth of visitors could invent', 30, 3, 60],
])('does not take a release back for %s in the first minutes', (_, minutes, bad, of) => {
  const judge = stepJudge(terms);
  looksSoon(judge, minutes, bad, of);
  expect(judge.verdict().kind).not.toBe('worse');
});

test('holds a release for what a twentieth of visitors could invent, and takes it back if no visitor is assumed to lie', () => {
  const [wary, trusting] = [stepJudge(terms), stepJudge({ ...terms, liars: 0 })];
  for (const judge of [wary, trusting]) looks(judge, settledAfterMinutes, 60, 5);
  expect(wary.verdict()).toMatchObject({ kind: 'suspect', guardrail: 'error' });
  expect(trusting.verdict()).toMatchObject({ kind: 'worse', guardrail: 'error' });
});

test.each(guardrails)('does not take a release back for all that one network may report in a day: %s', (guardrail) => {
  const judge = stepJudge(terms);
  const { usual } = documentsOfNetwork;
  for (let minute = 0; minute < 30; minute += 1) {
    const invented = minute === settledAfterMinutes ? usual : 0;
    const mine = { bad: invented, of: invented + (minute < settledAfterMinutes ? 0 : 5) };
    judge.look(guardrail, minute, { candidate: mine, stable: share(1, 500) });
  }
  expect(judge.verdict().kind).not.toBe('worse');
});

test('does not take back a release that only one network has seen', () => {
  for (const minute of [0, settledAfterMinutes]) {
    const judge = stepJudge(terms);
    const { usual } = documentsOfNetwork;
    judge.look('error', minute, { candidate: share(usual, usual), stable: share(4, 1_000) });
    expect(judge.verdict().kind).not.toBe('worse');
  }
});

test('does not accept too few views as success', () => {
  const judge = stepJudge(terms);
  judge.look('error', 10, { candidate: share(0, 199), stable: share(0, 9_000) });
  expect(judge.verdict()).toEqual({ kind: 'inconclusive', samples: 199, needed: 200 });
  judge.look('error', 11, { candidate: share(0, 1), stable: share(0, 9_000) });
  expect(judge.verdict()).toEqual({ kind: 'fine' });
});

test('requires every reported guardrail to be shown harmless before everyone gets the release', () => {
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

test('goes by the clock alone without a minimum sample, unless the release is worse', () => {
  const judge = stepJudge({ ...terms, minSample: 0, last: true, before: { error: share(1, 1_000) } });
  expect(judge.verdict()).toEqual({ kind: 'fine' });
  looks(judge, settledAfterMinutes, 60, 20);
  expect(judge.verdict()).toMatchObject({ kind: 'worse', guardrail: 'error' });
});

test('puts each minute into exactly one batch of a minute, ten minutes or an hour', () => {
  for (let minute = 0; minute < 3_000; minute += 1) {
    expect(batchOf(minute)).toBeLessThanOrEqual(minute);
    expect(endOfBatch(batchOf(minute))).toBeGreaterThan(minute);
    expect([minute + 1, batchOf(minute)]).toContain(
      batchOf(minute + 1) === batchOf(minute) ? batchOf(minute) : endOfBatch(batchOf(minute)),
    );
  }
});
