import { fileURLToPath } from 'node:url';
import { preset } from './preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** The preset of projects that run in a browser: jsdom, the matchers of the DOM, clean-up after each test. */
export const browserPreset = {
  ...preset,
  testEnvironment: here('./browser-environment.mjs'),
  setupFilesAfterEnv: ['@testing-library/jest-dom', here('./patience.cjs')],
};
