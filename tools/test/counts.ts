import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests passed and failed, and which failed, as far as their runner names them. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
  errors?: unknown[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { file: string; title: string; ok: boolean; tests: { status: string }[] }[];
}

/** Reads the report of one runner, Jest's by our reporter or Playwright's own. */
export function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Counts | PlaywrightReport;
  if (!('stats' in report)) return report;
  const { expected, unexpected, flaky } = report.stats;
  // One that passes only sometimes has failed; so has a file that could not be read.
  const failed = unexpected + flaky + (report.errors?.length ?? 0);
  return { passed: expected, failed, failures: (report.suites ?? []).flatMap(failuresIn) };
}

function failuresIn({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'));
  return [...failed.map(({ file, title }) => `${file} › ${title}`), ...suites.flatMap(failuresIn)];
}

const belongsTo = {
  units: (file: string) => !/^(e2e|.*-postgres)\.json$/.test(file),
  postgres: (file: string) => file.endsWith('-postgres.json'),
  browser: (file: string) => file === 'e2e.json',
};

/**
 * What a step counted. A step without reports is one check; one that failed without a failed test counts one failure,
 * so that no crash hides behind tests that passed.
 */
export function countStep(succeeded: boolean, folder: string, reports: keyof typeof belongsTo | undefined): Counts {
  if (!reports) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const total = sum(files.filter(belongsTo[reports]).map((name) => readReport(join(folder, name))));
  const nothingRan = total.passed + total.failed === 0;
  if ((!succeeded && total.failed === 0) || nothingRan) return { ...total, failed: total.failed + 1 };
  return total;
}

export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}
