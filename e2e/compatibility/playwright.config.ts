import base from '../playwright.config.ts';

/** Runs the tests against a site whose shell and remotes come from different commits: see tools/compatibility. */
export default {
  ...base,
  testDir: '.',
  globalSetup: '../fixtures/prepare-data.ts',
  outputDir: '../../reports/e2e-compatibility',
  reporter: [['list']],
};
