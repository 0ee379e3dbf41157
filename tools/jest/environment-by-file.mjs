import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import BrowserEnvironment from './browser-environment.mjs';

/** jsdom for tests of components (`.test.tsx`), Node for all others: making a page takes longer than most of them. */
export default function EnvironmentByFile(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
  return new Environment(config, context);
}
