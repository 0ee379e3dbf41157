import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes how many tests passed and failed to reports/<project>.json, which Nx keeps with the result of the run.
 * The API runs once for each database; the second has a report of its own.
 */
export default class CountReporter {
  onRunComplete(contexts, results) {
    const [context] = contexts;
    if (!context) return;
    const name = basename(context.config.rootDir) + (process.env.TEST_DATABASE === 'postgres' ? '-postgres' : '');
    const file = join(import.meta.dirname, '../../reports', `${name}.json`);
    const counts = {
      passed: results.numPassedTests,
      // A file that could not even be run counts as one.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ runner: name, ...counts })}\n`);
  }
}
