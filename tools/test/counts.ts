import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests passed and failed, and which failed, as far as their runner names them. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
  /** Those that passed at their second try only: named, so that they are looked at. */
  unsteady?: string[];
}

/** So many journeys may need a second try. More are no accident: all of them have failed then (ADR 30). */
const mostUnsteady = 3;

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
  errors?: unknown[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  file: string;
  title: string;
  ok: boolean;
  tests: { status: string }[];
}

/** Reads the report of one runner, Jest's by our reporter or Playwright's own. */
export function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8')) as Counts | PlaywrightReport;
  if (!('stats' in report)) return report;
  const { expected, unexpected, flaky } = report.stats;
  const suites = report.suites ?? [];
  const failures = suites.flatMap((suite) => named(suite, ({ ok }) => !ok));
  const unsteady = suites.flatMap((suite) => named(suite, isUnsteady));
  // A file that could not be read has failed as well.
  const failed = unexpected + (report.errors?.length ?? 0);
  if (flaky > mostUnsteady) return { passed: expected, failed: failed + flaky, failures: [...failures, ...unsteady] };
  return { passed: expected + flaky, failed, failures, unsteady };
}

const isUnsteady = ({ ok, tests }: PlaywrightSpec) => ok && tests.some(({ status }) => status === 'flaky');

function named({ suites = [], specs = [] }: PlaywrightSuite, wanted: (spec: PlaywrightSpec) => boolean): string[] {
  const here = specs.filter(wanted).map(({ file, title }) => `${file} › ${title}`);
  return [...here, ...suites.flatMap((suite) => named(suite, wanted))];
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
  const unsteady = all.flatMap((one) => one.unsteady ?? []);
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    ...(unsteady.length > 0 && { unsteady }),
  };
}
