import { parseArgs } from 'node:util';
import { endpoints } from '@greenroom/contracts';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { openProduct } from './open-product.ts';
import { type Finding, runLanes } from './run-fuzz.ts';

/**
 * Checks that no API request makes the server fail or reveals other people's data: `npm run fuzz:endpoints --
 * [--requests N] [--minutes M] [--seed S] [--json]`. Every endpoint receives requests generated from its contract and
 * then corrupted, as a visitor, two members and staff, in the whole product on PostgreSQL. Exits with 1 if an answer is
 * a server error, contains another person's words, or does not come.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const seed = Number(values.seed);

const postgres = await startPostgres({ durable: false });
const product = await openProduct({ url: `${postgres.url}/postgres` });
const began = performance.now();
const places = new Set<string>();
const { requests, byStatus, reached, findings } = await runLanes(product, 12, {
  requests: Number(values.requests),
  minutes: Number(values.minutes),
  seed,
  onFinding(finding) {
    // The first finding of a kind is printed at once, since a run is long.
    const place = placeOf(finding);
    if (!places.has(place)) console.log(`\n${place}\n  ${finding.person}: ${finding.request}\n  ${finding.detail}`);
    places.add(place);
  },
});
const seconds = Math.round((performance.now() - began) / 1_000);
await product.close();
await postgres.stop();

const names = Object.keys(endpoints);
const unreached = names.filter((name) => !reached.includes(name));
console.log(`\n${requests} requests in ${seconds} s, answered ${JSON.stringify(byStatus)}.`);
console.log(`${reached.length} of ${names.length} endpoints answered with success; not: ${unreached.join(', ')}.`);
console.log(findings.length === 0 ? 'Nothing was found.' : `${findings.length} answers are wrong.`);
if (values.json)
  console.log(
    JSON.stringify({
      requests,
      seed,
      seconds,
      endpoints: names.length,
      reached: reached.length,
      by_status: byStatus,
      wrong: findings.length,
      wrong_at: [...places],
    }),
  );
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = findings.length === 0 ? 0 : 1));

function placeOf({ kind, endpoint, detail }: Finding): string {
  return `${kind} at ${endpoint}: ${detail
    .split('\n')[0]!
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .slice(0, 160)}`;
}
