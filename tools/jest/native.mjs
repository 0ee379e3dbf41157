import { fileURLToPath } from 'node:url';
import { preset } from './preset.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The preset of projects that Node runs directly: no file is compiled, and each module is evaluated once for all test
 * files of a worker instead of once for each file. Such tests mock no modules, and restore what they replace.
 */
export const nativePreset = {
  ...preset,
  transform: {},
  runtime: here('./native-runtime.mjs'),
  testEnvironment: here('./native-environment.mjs'),
};
