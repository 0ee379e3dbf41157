import { startTestDatabases, stopTestDatabases } from '../../../database/testing/start-test-databases.ts';
import { openCommerceWorld } from '../testing/commerce-world.ts';
import { deaths } from '../testing/deaths.ts';
import { live, misfortune } from '../testing/misfortune.ts';
import { boughtOnce, buyAtLast, calmDown } from '../testing/survive.ts';

/**
 * `npm run check:payments -- [lives] [first seed]`: the server dies at every step of a purchase, before the step takes
 * effect and after; then so many lives with a plan are lived while calls and webhooks go wrong. After each the books are
 * looked at. A life is lived again by its seed: `-- 1 <seed>`.
 */
const [lives = 500, firstSeed = 1] = process.argv.slice(2).map(Number);
await startTestDatabases();
const say = (line: string) => process.stdout.write(`${line}\n`);
let failures = 0;
const fail = (line: string) => {
  failures += 1;
  say(line);
};

if (lives !== 1) {
  const dying = deaths();
  const world = await openCommerceWorld(dying);
  let died = 0;
  let over = false;
  for (let step = 1; !over; step += 1)
    for (const when of ['before', 'after'] as const) {
      const me = await world.somebody();
      dying.dieAt(step, when);
      await buyAtLast(me);
      over = dying.steps < step;
      dying.dieAt(undefined);
      if (over) break;
      died += 1;
      await calmDown(world);
      const wrong = await boughtOnce(world, me);
      if (wrong.length > 0) fail(`died ${when} step ${step}: ${wrong.join('; ')}`);
    }
  await world.close();
  say(`The server died at ${died} places of a purchase; ${failures} went wrong.`);
}

/** One world each, so that what lies in its database stays little and a life takes no longer than the first. */
const livesInWorld = 25;
const luck = misfortune();
const end = firstSeed + lives;
const before = failures;
for (let first = firstSeed; first < end; first += livesInWorld) {
  const world = await openCommerceWorld(luck);
  for (let seed = first; seed < Math.min(end, first + livesInWorld); seed += 1) {
    const { did, wrong } = await live(world, luck, { seed, steps: 5 }).catch((error: unknown) => ({
      did: ['?'],
      wrong: [String(error)],
    }));
    if (wrong.length > 0) fail(`seed ${seed} (${did.join(', ')}): ${wrong.join('; ')}`);
  }
  await world.close();
  say(`${Math.min(end, first + livesInWorld) - firstSeed} lives, ${failures - before} wrong`);
}
await stopTestDatabases();
say(`${lives} lives from seed ${firstSeed}; ${failures - before} ended with books that are not in order.`);
process.exitCode = failures > 0 ? 1 : 0;
