import { nativePreset } from '@greenroom/jest-preset/native';

export default {
  ...nativePreset,
  rootDir: import.meta.dirname,
  // These are projects of their own, on which no app depends.
  testPathIgnorePatterns: [...nativePreset.testPathIgnorePatterns, '<rootDir>/checks/', '<rootDir>/generators/'],
};
