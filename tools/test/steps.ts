import { basename } from 'node:path';
import { realTimeTests } from '@greenroom/jest-preset/real-time';
import { steadyTargets } from '../nx/end-to-end.ts';

/** A step of `npm test`. */
export interface Step {
  title: string;
  command: string[];
  env?: Record<string, string>;
  /** Which reports in reports/ hold its counts; a step without reports counts as one check. */
  reports?: 'units' | 'browser' | 'realTimeUnits' | 'realTimeBrowser';
  /** Retries a failed step once, which is reported. */
  again?: boolean;
  /** Provides what the step needs from the machine. */
  prepare?: () => void;
}

const nx = (...args: string[]) => ['npx', 'nx', ...args, '--output-style=static'];
const withPostgres = ['node', 'tools/test/with-postgres.ts'];
const steady = { TEST_LANE: 'steady' };
const realTime = { TEST_LANE: 'real-time' };

/**
 * Returns all steps, those that fail soonest first. Nx skips what has not changed since it last passed. Nx steps have
 * two workers, one for each core: two projects run at a time, with one worker each.
 * @param hasPrevious whether an earlier commit exists, to combine with the newest one in one page
 */
export function allSteps(provideBrowser: () => void, hasPrevious: boolean): Step[] {
  return [
    {
      title: 'Boundaries, unused code, types, exports',
      command: nx('run-many', '-p', 'checks', '-t', 'fences', 'unused', 'types', 'api', '--parallel=2'),
    },
    {
      // The linters work for a minute or two on one core, so tests and builds run beside them.
      title: 'Lint, unit tests, builds',
      command: [
        ...withPostgres,
        ...nx('run-many', '-t', 'build', 'lint-whole', 'lint-whole-typed', 'test', 'test-pglite', '--parallel=2'),
      ],
      env: steady,
      reports: 'units',
    },
    { title: 'Shared modules', command: ['npm', 'run', '--silent', 'check:shared'] },
    { title: 'Sizes', command: ['npm', 'run', '--silent', 'sizes'] },
    {
      title: 'End-to-end tests',
      command: nx('run-many', '-p', 'e2e', '-t', ...steadyTargets, '--parallel=1'),
      reports: 'browser',
      prepare: provideBrowser,
    },
    ...(hasPrevious ? [{ title: 'Newest with previous', command: nx('run', 'e2e:compatibility') }] : []),
    {
      title: 'Tests in real time',
      command: [...withPostgres, ...nx('run-many', '-p', inRealTime(), '-t', 'test', '--parallel=1')],
      env: realTime,
      reports: 'realTimeUnits',
      again: true,
    },
    {
      title: 'End-to-end tests in real time',
      command: nx('run', 'e2e:real-time'),
      reports: 'realTimeBrowser',
    },
  ];
}

/** Returns the projects with real-time tests, as an argument for Nx. */
function inRealTime(): string {
  const folders = realTimeTests.flatMap((file) => /^(apps\/[^/]+|libs\/(?:server\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(folders.map((folder) => basename(folder)))].join(',');
}
