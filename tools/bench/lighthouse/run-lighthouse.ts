import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

/** Not installed with the project, because this benchmark alone needs it and it takes 119 MB. */
const version = '13.5.0';

/** Runs `npx` with these arguments and returns what it prints; rejects as `execFile` does. */
export type RunNpx = (args: readonly string[]) => Promise<string>;

/**
 * Fetches Lighthouse from the npm registry, unless npm has it in its cache.
 * @throws if it cannot be fetched
 */
export async function fetchLighthouse(run: RunNpx = npx): Promise<void> {
  try {
    await run([...program, '--version']);
  } catch (error) {
    throw new Error(
      `Lighthouse ${version} could not be fetched; this benchmark needs the npm registry the first time it runs. ${messageOf(error)}`,
      { cause: error },
    );
  }
}

/**
 * Runs Lighthouse on a page, with its preset for phones, and returns its report as JSON.
 * @param port of a browser's debugging protocol
 * @throws if Lighthouse could not judge the page
 */
export async function runLighthouse(
  url: string,
  port: number,
  categories: readonly string[],
  run: RunNpx = npx,
): Promise<string> {
  try {
    return await run([
      ...program,
      url,
      ...['--port', String(port), '--output', 'json', '--quiet', '--no-enable-error-reporting'],
      ...['--only-categories', categories.join(',')],
    ]);
  } catch (error) {
    throw new Error(`Lighthouse could not audit ${url}: ${messageOf(error)}`, { cause: error });
  }
}

const program = ['--yes', `lighthouse@${version}`];

const npx: RunNpx = async (args) => {
  // Outside the workspace, so that its packages and settings do not count.
  const options = { cwd: tmpdir(), maxBuffer: 100_000_000, shell: process.platform === 'win32' };
  const running = promisify(execFile)('npx', args, options);
  // Lighthouse must not wait for an answer.
  running.child.stdin?.end();
  return (await running).stdout;
};

/** npm's and Lighthouse's own words, which are on the error output. */
function messageOf(error: unknown): string {
  if (error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' && error.stderr.trim() !== '')
    return error.stderr.trim();
  return error instanceof Error ? error.message : String(error);
}
