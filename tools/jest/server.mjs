import { fileURLToPath } from 'node:url';

/** All tests of the server in one run: `npm run test:server -- <part of the path>`. */
export default {
  rootDir: fileURLToPath(new URL('../..', import.meta.url)),
  projects: ['<rootDir>/apps/api', '<rootDir>/libs/server/*'],
  maxWorkers: 2,
};
