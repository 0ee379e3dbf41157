import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@greenroom/tools/site';
import { realTimeTests } from '@greenroom/jest-preset/real-time';

const lane = process.env.TEST_LANE;
const inRealTime = realTimeTests.map((file) => join(import.meta.dirname, '..', file));

/** Runs against the built site; `npm run e2e` builds what changed first. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../reports/e2e',
  globalSetup: './fixtures/prepare-data.ts',
  ...(lane === 'steady' && { testIgnore: inRealTime }),
  ...(lane === 'real-time' && { testMatch: inRealTime }),
  // More than cores: a test waits for its page or its server a good part of its time.
  workers: lane === 'real-time' ? 1 : 4,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // What needs its second try is named at the end of `npm test`.
  retries: lane === 'real-time' ? 1 : 0,
  // They end what hangs. No test is decided by them: an idle machine needs a twentieth.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: [['list'], ['json', { outputFile: `../reports/e2e${lane === 'real-time' ? '-real-time' : ''}.json` }]],
  use: {
    actionTimeout: 120_000,
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    locale: 'en-US',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording one costs a seventh of the time: `npm run e2e -- --trace retain-on-failure` keeps those of what fails.
    trace: 'off',
  },
});
