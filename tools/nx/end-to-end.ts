import { dirname } from 'node:path';
import { createNodesFromFiles, type CreateNodes } from '@nx/devkit';

/** The tests that do not need real time, divided into tasks: after a failure, only that part runs again. */
export const steadyTargets = ['steady-1', 'steady-2'];

/**
 * Nx plugin: gives the end-to-end tests cached tasks: {@link steadyTargets}, `real-time` for the others, and
 * `compatibility` for the newest builds with the previous ones.
 */
export const createNodes: CreateNodes = [
  'e2e/playwright.config.ts',
  (configs, options, context) =>
    createNodesFromFiles((config) => ({ projects: { [dirname(config)]: { targets } } }), configs, options, context),
];

const builds = ['build', 'build-frame'].map((target) => ({ projects: ['tag:type:shell', 'tag:type:remote'], target }));

/** A site runs from the sources of nearly the whole workspace. */
const inputs = [
  ...['apps', 'content', 'e2e', 'libs', 'tools'].map((folder) => `{workspaceRoot}/${folder}/**/*`),
  '!{workspaceRoot}/**/*.test.{ts,tsx}',
  '!{workspaceRoot}/**/*.md',
  '{workspaceRoot}/content/**/*.md',
  'sharedGlobals',
  { env: 'SITE_DATABASE' },
  { env: 'SLOWER_BY' },
  { env: 'BROWSER_PATH' },
];

const previousCommit = { runtime: 'node tools/compatibility/previous-commit.ts' };

/** @param reports names of its files in reports/ */
function task(command: string, env: Record<string, string>, reports: string[], moreInputs: { runtime: string }[] = []) {
  return {
    command,
    options: { cwd: '{workspaceRoot}', env },
    cache: true,
    dependsOn: builds,
    inputs: [...inputs, ...moreInputs],
    outputs: reports.map((name) => `{workspaceRoot}/reports/${name}.json`),
  };
}

/**
 * Tests the pages on the embedded database of `npm start` as well; these tasks start few sites, so PostgreSQL would
 * save no time.
 */
const embedded = { SITE_DATABASE: 'embedded' };

const targets = {
  ...Object.fromEntries(
    steadyTargets.map((target, index) => {
      const part = `${index + 1}/${steadyTargets.length}`;
      return [target, task('playwright test -c e2e', { TEST_LANE: 'steady', E2E_PART: part }, [`e2e-${index + 1}`])];
    }),
  ),
  'real-time': task('playwright test -c e2e', { TEST_LANE: 'real-time', ...embedded }, ['e2e-real-time']),
  compatibility: task('node tools/compatibility/run-compatibility.ts', embedded, [], [previousCommit]),
};
