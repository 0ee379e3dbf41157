import { startTestDatabases, stopTestDatabases } from '@greenroom/database/testing/start-test-databases';
import { courses } from '../../../integration/commerce/testing/interrupted.ts';
import { crashAtEveryStep } from './crash-at-every-step.ts';

/**
 * `npm run drill:crashes [-- "withdraw" "a grace that is over"]`: the server dies at every step of each course that
 * changes a plan, or only of the named courses. The books are checked after each death.
 */
const named = process.argv.slice(2);
const unknown = named.filter((course) => !(course in courses));
if (unknown.length > 0)
  throw new Error(`Unknown course ${unknown.join(', ')}; expected one of ${Object.keys(courses).join(', ')}`);
await startTestDatabases();
const { wrong } = await crashAtEveryStep(named.length > 0 ? named : Object.keys(courses), (line) =>
  process.stdout.write(`${line}\n`),
);
await stopTestDatabases();
process.exitCode = wrong > 0 ? 1 : 0;
