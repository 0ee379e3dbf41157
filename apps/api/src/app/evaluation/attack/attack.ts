/**
 * `npm run attack -- [--url http://127.0.0.1:4200] [--files 500] [--seed 1] [--only name] [--json]`: sends a hostile
 * set of files, bodies, floods, slow clients and sockets to a running product, on this machine only. Prints a table;
 * exits with 1 if the product stopped answering, or answered anything with a server error. `npm run attack:files` sends
 * far more files to a product that it starts, and measures that from within.
 */
import { parseArgs } from 'node:util';
import { bodies } from './bodies.ts';
import { damagingFiles } from './damaging-files.ts';
import { floods } from './floods.ts';
import { fuzzedFiles } from './fuzzed-files/index.ts';
import { rawRequests } from './raw-requests.ts';
import { sendFiles } from './send-files.ts';
import { slowClients } from './slow-clients.ts';
import { type Attack, sum, type Target } from './target.ts';
import { untilRecovered, watchHealth } from './watch-health.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:4200' },
    files: { type: 'string', default: '500' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const target: Target = { url: new URL(values.url), files: Number(values.files), seed: Number(values.seed) };
if (!/^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(target.url.hostname)) {
  console.error('This attacks only a product on this machine: --url http://127.0.0.1:<port>');
  process.exit(2);
}

const attacks: Attack[] = [
  ...rawRequests,
  ...bodies,
  ...damagingFiles,
  ...slowClients,
  ...floods,
  {
    name: 'files made by the grammars of their kinds',
    async run(attacked: Target) {
      const byKind = await sendFiles(attacked, fuzzedFiles(attacked.seed, attacked.files));
      return sum(byKind.values());
    },
  },
].filter(({ name }) => values.only === undefined || name.includes(values.only));
const rows: { attack: string; sent: number; answers: string; slowestHealthMs: number; verdict: string }[] = [];
for (const { name, run } of attacks) {
  const health = watchHealth(target);
  const statuses = await run(target);
  const { slowestMs, silent } = await health.stop();
  const recovered = await untilRecovered(target);
  const errors = [...statuses].filter(([status]) => status >= 500 && status !== 503).length;
  const verdict = silent ? 'DOWN' : !recovered ? 'NOT RECOVERED' : errors > 0 ? 'SERVER ERROR' : 'held';
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const answers = [...statuses].toSorted().map(([status, count]) => `${status === 0 ? 'closed' : status}×${count}`);
  rows.push({ attack: name, sent, answers: answers.join(' '), slowestHealthMs: Math.round(slowestMs), verdict });
  console.log(
    `${name.padEnd(44)} ${String(sent).padStart(6)}  ${verdict.padEnd(13)} slowest health answer ${Math.round(slowestMs)} ms  ${answers.join(' ')}`,
  );
  if (silent || !recovered) break;
}
if (values.json)
  console.log(JSON.stringify({ attacks: rows.length, held: rows.every(({ verdict }) => verdict === 'held'), rows }));
process.exitCode = rows.every(({ verdict }) => verdict === 'held') ? 0 : 1;
