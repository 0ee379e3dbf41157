import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes how many tests passed and failed to reports/<project>.json, which Nx keeps with the result of the run.
 * A second run of the same project, on another database say, has its own name by REPORT_NAME.
 */
export default class CountReporter {
  onRunComplete(contexts, results) {
    const [context] = contexts;
    if (!context) return;
    const name = process.env.REPORT_NAME ?? basename(context.config.rootDir);
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
