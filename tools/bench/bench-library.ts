/**
 * `npm run bench:library`: how long homepage, a shelf, an item and a search in the library take to answer, as pages and
 * as replies of the API: with the content as it is, and with 2,000 items, generated beside it for the time of the bench.
 */
import { join } from 'node:path';
import { startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { manyItems } from './library/many-items.ts';
import { median, report, type Figures } from './report.ts';

const rounds = 20;
const warmUps = 3;
const shelf = 'baptiste-orlay';
const asked = {
  homepage_page: '/homepage',
  homepage_api: '/api/v1/homepage',
  shelf_page: `/library/${shelf}`,
  shelf_api: `/api/v1/personas/${shelf}/contents?page_size=100`,
  item_page: `/library/${shelf}/leeks-without-cream`,
  item_api: `/api/v1/personas/${shelf}/contents/leeks-without-cream`,
  /** What is near one's words, over everything there is: the search behind for-you. */
  search_api: '/api/v1/recommendations',
};

async function timings(env: Record<string, string>): Promise<{ readyMs: number; ms: Record<string, number[]> }> {
  const site = await startSite({ env });
  const headers = { origin: site.url, 'x-greenroom': '1', 'content-type': 'application/json' };
  const person = { username: 'demo@greenroom.example', password: 'places-please-tonight' };
  const entered = await fetch(`${site.url}/api/persona/v2/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(person),
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const said = JSON.stringify({ goal: 'I want to cook a warm dinner from leeks and beans', status: 'done' });
  await fetch(`${site.url}/api/v1/onboarding`, { method: 'POST', headers: { ...headers, cookie }, body: said });
  const ms: Record<string, number[]> = {};
  for (let round = -warmUps; round < rounds; round += 1)
    for (const [name, address] of Object.entries(asked)) {
      const began = performance.now();
      const answer = await fetch(site.url + address, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      if (round >= 0) (ms[name] ??= []).push(performance.now() - began);
    }
  await site.stop();
  return { readyMs: site.readyAfterMs, ms };
}

const many = manyItems(join(workspaceRoot, 'content'), 2_000);
const asIs = await timings({});
const grown = await timings({ CONTENT_DIR: many.folder }).finally(many.remove);

const p95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1]!;
const said = (value: number) => `${value.toFixed(1)} ms`;
const rows = Object.keys(asked).map((name) => {
  const [before, after] = [asIs.ms[name]!, grown.ms[name]!];
  return [name, said(median(before)), said(p95(before)), said(median(after)), said(p95(after))];
});
const figures: Figures = { items: many.items, ready_ms: asIs.readyMs, ready_many_ms: grown.readyMs };
for (const name of Object.keys(asked)) {
  figures[`${name}_p50_ms`] = median(asIs.ms[name]!);
  figures[`${name}_p95_ms`] = p95(asIs.ms[name]!);
  figures[`${name}_many_p50_ms`] = median(grown.ms[name]!);
  figures[`${name}_many_p95_ms`] = p95(grown.ms[name]!);
}
report(
  `Library, the content as it is and ${many.items} items`,
  [['', 'p50', 'p95', 'many p50', 'many p95'], ...rows, ['ready', said(asIs.readyMs), '', said(grown.readyMs), '']],
  figures,
);
