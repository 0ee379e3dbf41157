import { basename } from 'node:path';
import { realTimeTests } from '@greenroom/jest-preset/real-time';

/** One thing that `npm test` does. */
export interface Step {
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** Which reports of reports/ tell what it counted; a step without any counts as one check by itself. */
  reports?: 'units' | 'browser' | 'realTimeUnits' | 'realTimeBrowser';
  /** Runs a second time where it fails, which is reported. */
  again?: boolean;
  /** Looks whether the machine has what the step needs. */
  prepare?: () => void;
}

const nx = (...args: string[]) => ['npx', 'nx', ...args, '--output-style=static'];
const withPostgres = ['node', 'tools/test/with-postgres.ts'];
const steady = { TEST_LANE: 'steady' };
const realTime = { TEST_LANE: 'real-time' };
/** What `npm start` embeds is under pages as well; few sites are started there, so that PostgreSQL would save nothing. */
const embedded = { SITE_DATABASE: 'embedded' };

/**
 * Everything, what fails soonest first. Nx leaves out what has not changed since it last passed. What
 * Nx runs has two workers, one for each core: two projects run at a time, with one worker each.
 * @param hasPrevious whether there is an earlier commit here, to meet the newest in one page
 */
export function allSteps(provideBrowser: () => void, hasPrevious: boolean): Step[] {
  return [
    {
      title: 'Boundaries, unused code, types',
      command: nx('run-many', '-p', 'checks', '-t', 'fences', 'unused', 'types', '--parallel=2'),
    },
    {
      // ESLint works for minutes on one core, so that tests and builds run beside it.
      title: 'Lint, unit tests, builds',
      command: [...withPostgres, ...nx('run-many', '-t', 'build', 'lint-whole', 'test', 'test-pglite', '--parallel=2')],
      env: steady,
      reports: 'units',
    },
    { title: 'Shared modules', command: ['npm', 'run', '--silent', 'check:shared'] },
    { title: 'Sizes', command: ['npm', 'run', '--silent', 'sizes'] },
    {
      title: 'End-to-end tests',
      command: ['npm', 'run', '--silent', 'e2e'],
      env: steady,
      reports: 'browser',
      prepare: provideBrowser,
    },
    ...(hasPrevious
      ? [{ title: 'Newest with previous', command: ['npm', 'run', '--silent', 'e2e:compatibility'], env: embedded }]
      : []),
    {
      title: 'Tests in real time',
      command: [...withPostgres, ...nx('run-many', '-p', inRealTime(), '-t', 'test', '--parallel=1')],
      env: realTime,
      reports: 'realTimeUnits',
      again: true,
    },
    {
      title: 'End-to-end tests in real time',
      command: ['npm', 'run', '--silent', 'e2e'],
      env: { ...realTime, ...embedded },
      reports: 'realTimeBrowser',
    },
  ];
}

/** The projects that have tests in real time, as Nx takes them. */
function inRealTime(): string {
  const folders = realTimeTests.flatMap((file) => /^(apps\/[^/]+|libs\/(?:server\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders.map((folder) => basename(folder)))].join(',');
}
