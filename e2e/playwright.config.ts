import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '@greenroom/tools/site';
import { realTimeTests } from '@greenroom/jest-preset/real-time';

const lane = process.env.TEST_LANE;
/** Which part of the tests runs, such as `2/4` (tools/nx/end-to-end.ts); by default all. */
const [part, parts] = process.env.E2E_PART?.split('/') ?? [];
const report = ['e2e', part, lane === 'real-time' ? lane : undefined].filter((word) => word !== undefined).join('-');
const inRealTime = realTimeTests.map((file) => join(import.meta.dirname, '..', file));

/** Runs the tests against the built site; `npm run e2e` builds what changed first. */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../reports/e2e',
  globalSetup: './fixtures/prepare-data.ts',
  ...(part !== undefined && { shard: { current: Number(part), total: Number(parts) } }),
  ...(lane === 'steady' && { testIgnore: inRealTime }),
  ...(lane === 'real-time' && { testMatch: inRealTime }),
  // More workers than cores, because a test spends much of its time waiting for its page or its server.
  workers: lane === 'real-time' ? 1 : 4,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  // Tests that needed a retry are listed at the end of `npm test`.
  retries: lane === 'real-time' ? 1 : 0,
  // Timeouts end hanging tests only: on an idle machine the slowest step needs a twentieth of them.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  reporter: [['list'], ['json', { outputFile: `../reports/${report}.json` }]],
  use: {
    actionTimeout: 120_000,
    browserName: 'chromium',
    launchOptions: browserLaunch(),
    locale: 'en-US',
    colorScheme: 'dark',
    viewport: { width: 1280, height: 860 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording a trace costs a seventh of the time: `npm run e2e -- --trace retain-on-failure` keeps those of
    // failures.
    trace: 'off',
  },
});
