/**
 * What every project's Jest shares. Node's own `require` of ES modules (Node 24, by Jest 30) takes packages that ship
 * no CommonJS, so that nothing in node_modules is transformed.
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
  },
  /** Workspace packages are links to TypeScript sources, and are transformed as such. */
  transformIgnorePatterns: ['/node_modules/'],
  testEnvironment: 'node',
};
