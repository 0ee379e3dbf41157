import journeys from '../playwright.config.ts';

/** Runs against a site whose shell and remotes are of different commits: see tools/compatibility. */
export default {
  ...journeys,
  testDir: '.',
  globalSetup: '../fixtures/prepare-data.ts',
  outputDir: '../../reports/e2e-compatibility',
  reporter: [['list']],
};
