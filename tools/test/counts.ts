import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Numbers of passed and failed tests, and the failed ones, if their runner names them. */
export interface Counts {
  passed: number;
  failed: number;
  failures: string[];
  /** Tests that passed only on a retry, listed for investigation. */
  unsteady?: string[];
}

/** Maximum number of real-time tests that may need a retry. If more do, all of them count as failed (ADR 67). */
const mostUnsteady = 3;

/** A report of Jest, written by count-reporter.mjs. */
interface JestReport extends Counts {
  files?: TimedFile[];
}

export interface TimedFile {
  file: string;
  ms: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
  errors?: unknown[];
}

interface PlaywrightSuite {
  /** The file's name, or the title of a block of tests in it. */
  title?: string;
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

interface PlaywrightSpec {
  file: string;
  title: string;
  ok: boolean;
  tests: { status: string; results?: { duration: number; error?: { message?: string } }[] }[];
}

/** Lines of an error's message that are listed: what was expected, what was there, and on which element. */
const linesOfError = 8;

/** Reads the report of one runner: Jest's, written by count-reporter.mjs, or Playwright's own. */
export function readReport(file: string): Counts {
  const report = parse(file);
  if (!('stats' in report)) {
    const { passed, failed, failures } = report;
    return { passed, failed, failures };
  }
  const { expected, unexpected, flaky } = report.stats;
  const suites = report.suites ?? [];
  const failures = suites
    .flatMap(specsIn)
    .filter(({ ok }) => !ok)
    .map(withError);
  const unsteady = suites.flatMap(specsIn).filter(isUnsteady).map(named);
  // A file that could not be loaded has failed as well.
  const failed = unexpected + (report.errors?.length ?? 0);
  if (flaky > mostUnsteady) return { passed: expected, failed: failed + flaky, failures: [...failures, ...unsteady] };
  return { passed: expected + flaky, failed, failures, unsteady };
}

const isUnsteady = ({ ok, tests }: PlaywrightSpec) => ok && tests.some(({ status }) => status === 'flaky');

const named = ({ file, title }: PlaywrightSpec) => `${file} › ${title}`;

/** The test's name with the beginning of its error, because its own output is far up in a long log, or cut. */
function withError(spec: PlaywrightSpec): string {
  const results = spec.tests.flatMap(({ results = [] }) => results);
  const message = results.map(({ error }) => error?.message).find((text) => text !== undefined);
  if (message === undefined) return named(spec);
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [named(spec), ...lines.slice(0, linesOfError)].join('\n    ');
}

/** Lists the tests of a file or a block; the titles of blocks in it stand before those of their tests. */
const specsIn = ({ suites = [], specs = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap((block) =>
    specsIn(block).map((spec) => ({
      ...spec,
      title: block.title === undefined ? spec.title : `${block.title} › ${spec.title}`,
    })),
  ),
];

const inRealTime = (file: string) => file.endsWith('-real-time.json');
const ofBrowser = (file: string) => /^e2e\b/.test(file);

const belongsTo = {
  units: (file: string) => !ofBrowser(file) && !inRealTime(file),
  browser: (file: string) => ofBrowser(file) && !inRealTime(file),
  realTimeUnits: (file: string) => inRealTime(file) && !ofBrowser(file),
  realTimeBrowser: (file: string) => ofBrowser(file) && inRealTime(file),
};

/**
 * Counts the tests of a step. A step without reports is one check; one that failed without a failed test counts one
 * failure, so that passing tests hide no crash.
 */
export function countStep(succeeded: boolean, folder: string, reports: keyof typeof belongsTo | undefined): Counts {
  if (!reports) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, failures: [] };
  const total = sum(
    reportsIn(folder)
      .filter(belongsTo[reports])
      .map((name) => readReport(join(folder, name))),
  );
  const nothingRan = total.passed + total.failed === 0;
  if ((!succeeded && total.failed === 0) || nothingRan) return { ...total, failed: total.failed + 1 };
  return total;
}

/** Returns the slowest files of all reports, the slowest first. */
export function slowestFiles(folder: string, count: number): TimedFile[] {
  const files = reportsIn(folder).flatMap((name) => timesIn(parse(join(folder, name))));
  return files.toSorted((a, b) => b.ms - a.ms).slice(0, count);
}

function timesIn(report: JestReport | PlaywrightReport): TimedFile[] {
  if (!('stats' in report)) return report.files ?? [];
  const ms = new Map<string, number>();
  for (const { file, tests } of (report.suites ?? []).flatMap(specsIn)) {
    const durations = tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration));
    ms.set(
      file,
      durations.reduce((total, one) => total + one, ms.get(file) ?? 0),
    );
  }
  return [...ms].map(([file, ms]) => ({ file: `e2e/specs/${file}`, ms }));
}

const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;

const reportsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];

export function sum(all: Counts[]): Counts {
  const unsteady = all.flatMap((one) => one.unsteady ?? []);
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    failures: all.flatMap(({ failures }) => failures),
    ...(unsteady.length > 0 && { unsteady }),
  };
}
