import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import BrowserEnvironment from './browser-environment.mjs';

/** jsdom for component tests (`.test.tsx`), Node for all others: creating a page takes longer than most of them. */
export default function EnvironmentByFile(config, context) {
  const Environment = context.testPath.endsWith('.tsx') ? BrowserEnvironment : NodeEnvironment;
  return new Environment(config, context);
}
