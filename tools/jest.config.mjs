import { preset } from '@greenroom/jest-preset';

export default {
  ...preset,
  rootDir: import.meta.dirname,
  // Projects of their own, on which no app depends.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '<rootDir>/checks/', '<rootDir>/generators/'],
};
