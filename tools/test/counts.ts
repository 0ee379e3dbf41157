import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors?: unknown[];
}

/** Reads the report of one runner, Jest's by our reporter or Playwright's own. */
export function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Counts | PlaywrightReport;
  if (!('stats' in report)) return { passed: report.passed, failed: report.failed };
  const { expected, unexpected, flaky } = report.stats;
  // One that passes only sometimes has failed; so has a file that could not be read.
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0) };
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
  if (!reports) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const total = sum(files.filter(belongsTo[reports]).map((name) => readReport(join(folder, name))));
  const nothingRan = total.passed + total.failed === 0;
  if ((!succeeded && total.failed === 0) || nothingRan) return { ...total, failed: total.failed + 1 };
  return total;
}

export function sum(all: Counts[]): Counts {
  return all.reduce((total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
