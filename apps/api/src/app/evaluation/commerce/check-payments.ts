import { startTestDatabases, stopTestDatabases } from '@greenroom/database/testing/start-test-databases';
import { openCommerceFixture } from '../../../integration/commerce/testing/commerce-fixture.ts';
import { courses } from '../../../integration/commerce/testing/interrupted.ts';
import { live, injectFaults } from '../../../integration/commerce/testing/inject-faults.ts';
import { crashAtEveryStep } from './crash-at-every-step.ts';

/**
 * `npm run check:payments -- [lives] [first seed]`: the server dies at every step of every operation that changes
 * something, before the step takes effect and after. Then the given number of simulated subscribers live with a plan
 * while calls and webhooks fail. The books are checked after each. With a first seed only the lives run; `-- 1 <seed>`
 * repeats one.
 */
const [lives = 500, seed] = process.argv.slice(2).map(Number);
const firstSeed = seed ?? 1;
await startTestDatabases();
const say = (line: string) => process.stdout.write(`${line}\n`);
let failures = 0;
const fail = (line: string) => {
  failures += 1;
  say(line);
};

if (seed === undefined) failures += (await crashAtEveryStep(Object.keys(courses), say)).wrong;

/** Lives per fixture, which keeps the database small, so that later lives are as fast as the first. */
const livesInFixture = 25;
const luck = injectFaults();
const end = firstSeed + lives;
const before = failures;
for (let first = firstSeed; first < end; first += livesInFixture) {
  const fixture = await openCommerceFixture(luck);
  for (let one = first; one < Math.min(end, first + livesInFixture); one += 1) {
    const { did, wrong } = await live(fixture, luck, { seed: one, steps: 5 }).catch((error: unknown) => ({
      did: ['?'],
      wrong: [String(error)],
    }));
    if (wrong.length > 0) fail(`seed ${one} (${did.join(', ')}): ${wrong.join('; ')}`);
  }
  await fixture.close();
  say(`${Math.min(end, first + livesInFixture) - firstSeed} lives, ${failures - before} wrong`);
}
await stopTestDatabases();
say(`${lives} lives from seed ${firstSeed}; ${failures - before} ended with books that are not in order.`);
process.exitCode = failures > 0 ? 1 : 0;
