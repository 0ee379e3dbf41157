/** One thing that `npm test` does. */
export interface Step {
  title: string;
  command: string[];
  /** Which reports of reports/ tell what it counted; a step without any counts as one check by itself. */
  reports?: 'units' | 'postgres' | 'browser';
  /** Looks whether the machine has what the step needs. */
  prepare?: () => void;
}

const nx = (...args: string[]) => ['npx', 'nx', ...args, '--output-style=static'];

/**
 * Everything, what fails soonest first. Nx leaves out what has not changed since it last passed.
 * @param hasPrevious whether there is an earlier commit here, to meet the newest in one page
 */
export function allSteps(provideBrowser: () => void, hasPrevious: boolean): Step[] {
  return [
    // Together, since lint alone keeps one core for as long as all types take on the other.
    {
      title: 'Lint, fences, unused code, types',
      command: nx('run-many', '-t', 'lint-whole', 'fences', 'unused', 'typecheck'),
    },
    { title: 'Unit tests; the API on PGlite', command: nx('run-many', '-t', 'test'), reports: 'units' },
    { title: 'The API on PostgreSQL', command: nx('run', 'api:test-postgres'), reports: 'postgres' },
    { title: 'Build', command: nx('run-many', '-t', 'build') },
    { title: 'Shared modules', command: ['npm', 'run', '--silent', 'check:shared'] },
    { title: 'Sizes', command: ['npm', 'run', '--silent', 'sizes'] },
    {
      title: 'Journeys in a browser',
      command: ['npm', 'run', '--silent', 'e2e'],
      reports: 'browser',
      prepare: provideBrowser,
    },
    ...(hasPrevious
      ? [{ title: 'Newest with previous', command: ['npm', 'run', '--silent', 'e2e:compatibility'] }]
      : []),
  ];
}
