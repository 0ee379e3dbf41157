import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));

/** Options that Jest accepts for a whole run only. */
const ofTheRun = ['maxWorkers', 'reporters', 'testTimeout', 'workerIdleMemoryLimit'];

const projects = globSync('{apps/{api,payment-sandbox},libs/server/*}/jest.config.mjs', { cwd: rootDir }).map(
  async (file) => {
    const { default: config } = await import(join(rootDir, file));
    const own = Object.entries(config).filter(([option]) => !ofTheRun.includes(option));
    return { ...Object.fromEntries(own), rootDir: join(rootDir, dirname(file)) };
  },
);

/** All tests of the server in one run: `npm run test:server -- <part of the path>`. */
export default {
  rootDir,
  projects: await Promise.all(projects),
  maxWorkers: 2,
  testTimeout: 600_000,
  workerIdleMemoryLimit: '1500MB',
};
