/** `npm run docs:sentences`: writes docs/plan-sentences.md by the tests that check its sentences. */
import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../webpack/workspace.ts';

const tests = {
  'apps/account-mfe': 'money-sentences|dialog-sentences|plan-choice',
  'apps/mentor-mfe': 'features/home/home.test',
  'apps/checkout-mfe': 'plan-sentences',
  'libs/server/mail': 'commerce-words',
};

for (const [project, pattern] of Object.entries(tests)) {
  const run = spawnSync('npx', ['jest', '-w', '1', '-c', `${project}/jest.config.mjs`, '--testPathPatterns', pattern], {
    cwd: workspaceRoot,
    env: { ...process.env, WRITE_SENTENCES: '1' },
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
