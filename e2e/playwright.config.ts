import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@greenroom/tools/site';

/** Runs against the built site; `npm run e2e` builds what changed first. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../reports/e2e',
  workers: 2,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // What needs its second try is named at the end of `npm test`.
  retries: process.env.CI === undefined ? 0 : 1,
  // None of them says how fast anything is: they are there for what never comes.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../reports/e2e.json' }]],
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    locale: 'en-US',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: process.env.CI === undefined ? 'retain-on-failure' : 'on-first-retry',
  },
});
