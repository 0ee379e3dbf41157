import { fileURLToPath } from 'node:url';

/**
 * What every project's Jest shares. Tests run as CommonJS: Jest's ES modules need a flag of Node's that is still
 * experimental.
 */
export const preset = {
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
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
  reporters: ['default', fileURLToPath(new URL('./count-reporter.mjs', import.meta.url))],
};
