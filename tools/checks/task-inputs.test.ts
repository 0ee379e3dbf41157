import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-files.ts';

interface Inputs {
  files: string[];
  runtime: string[];
  environment: string[];
}

/** Inputs that must change a task's hash: an example of each kind. */
const needed: Record<string, Partial<Inputs>> = {
  'api:test': {
    files: [
      'apps/api/src/main.ts',
      'apps/api/package.json',
      'content/scenes/order.yaml',
      'docs/security.md',
      'libs/contracts/src/endpoints.ts',
      'libs/reporting/src/index.ts',
      'package-lock.json',
      'tools/jest/native-runtime.mjs',
      'tools/jest/real-time.ts',
      'tsconfig.base.json',
    ],
    environment: ['TEST_LANE', 'TZ'],
    runtime: ['node --version'],
  },
  'api:test-pglite': { files: ['apps/api/src/main.ts', 'content/scenes/order.yaml'], runtime: ['node --version'] },
  'coaching:test-pglite': {
    files: ['libs/server/coaching/src/memory/memory.test.ts', 'libs/server/database/src/start-pglite.ts'],
    environment: ['TZ'],
    runtime: ['node --version'],
  },
  'access:test': { files: ['libs/server/access/src/index.ts'] },
  // Projects that depend on the content library depend on the content itself.
  'house-engine:test': { files: ['libs/server/house-engine/src/index.ts', 'content/scenes/order.yaml'] },
  'understanding:test': { files: ['content/phrasings/none.tsv'] },
  'scoring:test': { files: ['content/scenes/order.yaml'] },
  'events:test': { files: ['content/experiments.yaml'] },
  'mentor-mfe:test': {
    files: [
      'apps/mentor-mfe/src/routes.ts',
      'libs/contracts/src/endpoints.ts',
      'libs/shared-ui/package.json',
      'package-lock.json',
      'tools/jest/browser-environment.mjs',
    ],
    environment: ['TEST_LANE', 'TZ'],
    runtime: ['node --version'],
  },
  'mentor-mfe:build': {
    files: ['apps/mentor-mfe/webpack.config.ts', 'libs/contracts/src/endpoints.ts', 'tools/webpack/base-config.ts'],
    runtime: ['node --version'],
  },
  'e2e:steady-1': {
    files: [
      'apps/api/src/main.ts',
      'apps/mentor-mfe/src/routes.ts',
      'apps/payment-sandbox/package.json',
      'content/scenes/order.yaml',
      'e2e/fixtures/site-with.ts',
      'libs/server/coaching/src/index.ts',
      'package-lock.json',
      'tools/site/start-site.ts',
    ],
    environment: ['SITE_DATABASE'],
    runtime: ['node --version'],
  },
  'e2e:compatibility': {
    files: ['apps/api/src/main.ts', 'e2e/compatibility/together.spec.ts'],
    runtime: ['node tools/compatibility/previous-commit.ts'],
  },
  'checks:lint-whole': {
    files: ['e2e/playwright.config.ts', 'eslint.config.mjs', 'tools/lint/code-style.mjs', 'nx.json'],
  },
  'checks:lint-whole-typed': { files: ['.oxlintrc.json', 'apps/api/tsconfig.json', 'libs/auth/src/index.ts'] },
  'load:lint': {
    files: ['eslint.config.mjs', 'libs/server/access/src/person.ts', 'tools/lint/code-style.mjs'],
  },
  'load:lint-typed': {
    files: ['.oxlintrc.json', 'libs/server/access/src/person.ts', 'libs/server/tsconfig.json'],
  },
  'checks:types': { files: ['apps/api/src/main.ts', 'e2e/playwright.config.ts', 'tools/lint/tsconfig.json'] },
};

let inputs: Record<string, Inputs>;
beforeAll(() => {
  const program = join(import.meta.dirname, 'planted/task-inputs.ts');
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, ...Object.keys(needed)], {
    cwd: workspaceRoot,
    encoding: 'utf8',
    env: { ...process.env, NX_DAEMON: 'false' },
    maxBuffer: 50_000_000,
  });
  if (status !== 0) throw new Error(stderr);
  inputs = JSON.parse(stdout.slice(stdout.indexOf('{"'))) as Record<string, Inputs>;
});

const cases = Object.entries(needed).flatMap(([task, kinds]) =>
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [task, kind as keyof Inputs, name] as const)),
);

test.each(cases)('%s runs again when its %s change: %s', (task, kind, name) => {
  expect(inputs[task]![kind]).toContain(name);
});

test('a file that a task does not read leaves its result in the cache', () => {
  expect(inputs['mentor-mfe:test']!.files).not.toContain('apps/api/src/main.ts');
  expect(inputs['mentor-mfe:build']!.files).not.toContain('content/scenes/order.yaml');
  expect(inputs['mentor-mfe:build']!.files).not.toContain('tools/jest/databases.mjs');
  expect(inputs['access:test']!.files).not.toContain('content/scenes/order.yaml');
});
