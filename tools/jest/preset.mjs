import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { realTimeTests } from './real-time.ts';

const workspaceRoot = join(import.meta.dirname, '../..');
const inRealTime = realTimeTests.map((file) => join(workspaceRoot, file));

const isPacked = /[\\/]node_modules[\\/]/.test(import.meta.dirname);

/** `steady` leaves out the tests that need real time, `real-time` runs only those. */
const lane = process.env.TEST_LANE;

/**
 * The Jest options that all projects share. Tests run as CommonJS, since Jest's ES module support needs a Node flag
 * that is still experimental; native.mjs has the preset of projects that Node can run without Jest's modules.
 */
export const preset = {
  testMatch: lane === 'real-time' ? inRealTime : ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(lane === 'steady' ? inRealTime : [])],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
      },
    ],
    '^.+\\.m?js$': fileURLToPath(new URL('./module-package-transformer.mjs', import.meta.url)),
  },
  transformIgnorePatterns: [],
  testEnvironment: 'node',
  setupFiles: process.env.TEST_CLOCK ? [fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))] : [],
  // Nx runs two projects at a time.
  maxWorkers: 1,
  // Only ends hanging tests: on an idle machine the slowest one takes a hundredth of this time.
  testTimeout: 600_000,
  // In another repository, which has this file from a package, nothing reads the counts.
  reporters: ['default', ...(isPacked ? [] : [fileURLToPath(new URL('./count-reporter.mjs', import.meta.url))])],
};
