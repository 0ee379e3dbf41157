import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Writes how many tests passed and failed, and which failed, to reports/<project>.json, which Nx keeps with the result of
 * the run. The API runs once for each database; the second has a report of its own.
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
    const failures = results.testResults.flatMap(({ testFilePath, testExecError, testResults }) => {
      const inFile = relative(context.config.rootDir, testFilePath);
      const failed = testResults.filter(({ status }) => status === 'failed');
      const named = failed.map(({ fullName, failureMessages }) => [
        fullName,
        stripVTControlCharacters(failureMessages[0] ?? '').split('\n')[0],
      ]);
      return [...(testExecError ? [inFile] : []), ...named.map(([test, why]) => `${inFile} › ${test}: ${why}`)];
    });
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ runner: name, ...counts, failures })}\n`);
  }
}
