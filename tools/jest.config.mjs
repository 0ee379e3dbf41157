import { preset } from '@greenroom/jest-preset';

export default {
  ...preset,
  displayName: 'tools',
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/templates/'],
  testTimeout: 120_000,
};
