import { fileURLToPath } from 'node:url';
import { preset } from './preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The preset of projects that run in a browser: DOM matchers, clean-up after each test, and jsdom for files that end in
 * `.test.tsx` or name `browser-environment.mjs` in their first line.
 */
export const browserPreset = {
  ...preset,
  testEnvironment: here('./environment-by-file.mjs'),
  setupFilesAfterEnv: ['@testing-library/jest-dom', here('./testing-library.cjs')],
};
