import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countStep, slowestFiles } from './counts.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: object) => writeFileSync(join(folder, name), JSON.stringify(report));

describe('the counts of a step', () => {
  test.each([
    [true, { passed: 1, failed: 0, failures: [] }],
    [false, { passed: 0, failed: 1, failures: [] }],
  ])('without reports are one check (%s)', (succeeded, counts) => {
    expect(countStep(succeeded, folder, undefined)).toEqual(counts);
  });

  test('include a project on both databases, and real-time tests separately', () => {
    write('shell.json', { runner: 'shell', passed: 3, failed: 0, failures: [] });
    write('api.json', { runner: 'api', passed: 5, failed: 1, failures: ['chat.test.ts › an answer'] });
    write('api-pglite.json', { runner: 'api-pglite', passed: 7, failed: 0, failures: [] });
    write('api-real-time.json', { runner: 'api-real-time', passed: 2, failed: 0, failures: [] });
    write('e2e.json', { stats: { expected: 11, unexpected: 0, flaky: 0 } });
    expect(countStep(false, folder, 'units')).toEqual({
      passed: 15,
      failed: 1,
      failures: ['chat.test.ts › an answer'],
    });
    expect(countStep(true, folder, 'realTimeUnits')).toEqual({ passed: 2, failed: 0, failures: [] });
  });

  const spec = (title: string, ok: boolean, status: string) => ({ file: 'a.spec.ts', title, ok, tests: [{ status }] });

  test('lists a browser test that passed on a retry, and counts a file that cannot be loaded as failed', () => {
    write('e2e.json', {
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('one', true, 'expected')],
          suites: [{ title: 'on a phone', specs: [spec('two', false, 'unexpected')] }],
        },
        { specs: [spec('three', true, 'flaky')] },
      ],
      errors: [{}],
    });
    const named = { failures: ['a.spec.ts › on a phone › two'], unsteady: ['a.spec.ts › three'] };
    expect(countStep(false, folder, 'browser')).toEqual({ passed: 3, failed: 2, ...named });
  });

  test('a failed browser test is listed with the first lines of its error', () => {
    const message = `\u001b[31mexpect(locator).toBeVisible() failed\u001b[39m\n\n${'Locator\n'.repeat(20)}`;
    const tests = [{ status: 'unexpected', results: [{ duration: 1, error: { message } }] }];
    write('e2e.json', {
      stats: { expected: 0, unexpected: 1, flaky: 0 },
      suites: [{ specs: [{ file: 'a.spec.ts', title: 'one', ok: false, tests }] }],
    });
    const [failure] = countStep(false, folder, 'browser').failures;
    expect(failure).toMatch(/^a\.spec\.ts › one\n {4}expect\(locator\)\.toBeVisible\(\) failed\n {4}Locator\n/);
    expect(failure?.split('\n')).toHaveLength(9);
  });

  test('if too many tests needed a retry, all of them count as failed', () => {
    const titles = ['one', 'two', 'three', 'four'];
    write('e2e.json', {
      stats: { expected: 5, unexpected: 0, flaky: 4 },
      suites: [{ specs: titles.map((title) => spec(title, true, 'flaky')) }],
    });
    const failures = titles.map((title) => `a.spec.ts › ${title}`);
    expect(countStep(true, folder, 'browser')).toEqual({ passed: 5, failed: 4, failures });
  });

  test('a runner that fails without a failed test counts one failure', () => {
    write('shell.json', { passed: 3, failed: 0, failures: [] });
    expect(countStep(false, folder, 'units')).toEqual({ passed: 3, failed: 1, failures: [] });
  });

  test('a runner that ran no tests has failed', () => {
    expect(countStep(true, folder, 'browser')).toEqual({ passed: 0, failed: 1, failures: [] });
  });
});

test('lists the slowest files, of unit tests and of browser tests', () => {
  const timed = (file: string, ...durations: number[]) => ({
    file,
    title: 'one',
    ok: true,
    tests: [{ status: 'expected', results: durations.map((duration) => ({ duration })) }],
  });
  const files = [
    { file: 'apps/api/src/a.test.ts', ms: 400 },
    { file: 'apps/api/src/b.test.ts', ms: 20 },
  ];
  write('api.json', { passed: 2, failed: 0, failures: [], files });
  write('shell.json', { passed: 2, failed: 0, failures: [] });
  const suites = [{ specs: [timed('chat.spec.ts', 100, 200), timed('chat.spec.ts', 150)] }];
  write('e2e.json', { stats: { expected: 2, unexpected: 0, flaky: 0 }, suites });
  expect(slowestFiles(folder, 2)).toEqual([
    { file: 'e2e/specs/chat.spec.ts', ms: 450 },
    { file: 'apps/api/src/a.test.ts', ms: 400 },
  ]);
});
