import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const workspaceRoot = join(import.meta.dirname, '../..');

/**
 * Writes the numbers of passed and failed tests, the failures, and the time of each file to reports/<project>.json,
 * which Nx caches with the run's result. Runs on PGlite and in real time have reports of their own.
 */
export default class CountReporter {
  onRunComplete(contexts, results) {
    const [context] = contexts;
    if (!context) return;
    const parts = [
      process.env.TEST_DATABASE === 'pglite' && 'pglite',
      process.env.TEST_LANE === 'real-time' && 'real-time',
    ];
    const name = [basename(context.config.rootDir), ...parts.filter(Boolean)].join('-');
    const file = join(workspaceRoot, 'reports', `${name}.json`);
    const counts = {
      passed: results.numPassedTests,
      // A file that could not run counts as one failure.
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
    const files = results.testResults.map(({ testFilePath, perfStats }) => ({
      file: relative(workspaceRoot, testFilePath),
      ms: perfStats.runtime ?? 0,
    }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify({ runner: name, ...counts, failures, files })}\n`);
  }
}
