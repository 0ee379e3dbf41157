/**
 * `npm run bench:lighthouse`: runs Lighthouse, as on a phone, for the pages that visitors enter by. Runs on the built
 * site. The first run fetches Lighthouse from the npm registry.
 */
import { chromium } from 'playwright';
import { paths } from '@greenroom/contracts';
import { browserLaunch, freePort, kindsOfPages, startSite } from '../site/index.ts';
import { categories, judgePage, type Judgement, type Scores } from './lighthouse/judge-page.ts';
import { fetchLighthouse } from './lighthouse/run-lighthouse.ts';
import { median, report, type Figures } from './report.ts';

const runs = 3;
/** Scores out of 100. Source: docs/specification.md, 12.6. */
const targets: Scores = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 };
const pages = { landing: kindsOfPages.landing, bio: kindsOfPages.bio, categories: paths.categories };

await fetchLighthouse();
const site = await startSite();
const port = await freePort();
const launch = browserLaunch();
const browser = await chromium.launch({ ...launch, args: [...(launch.args ?? []), `--remote-debugging-port=${port}`] });
const judged: [name: string, Scores][] = [];
const complaints = new Map<string, Set<string>>();
for (const [name, path] of Object.entries(pages)) {
  const all: Judgement[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await judgePage(site.url + path, port));
  const middle = (category: keyof Scores) => median(all.map(({ scores }) => scores[category]));
  judged.push([name, Object.fromEntries(categories.map((category) => [category, middle(category)])) as Scores]);
  complaints.set(name, new Set(all.flatMap((one) => one.complaints)));
}
await browser.close();
await site.stop();

for (const [name, said] of complaints) {
  if (said.size > 0) console.log(`\n  Less than all points on ${name}\n     ${[...said].join('\n     ')}`);
}

const met = judged.every(([, scores]) => categories.every((category) => scores[category] >= targets[category]));
report(
  `Lighthouse, mobile preset; medians of ${runs}`,
  [
    ['', ...judged.map(([name]) => name), 'target'],
    ...categories.map((category) => [
      category,
      ...judged.map(([, scores]) => `${scores[category]}${scores[category] < targets[category] ? ' !' : ''}`),
      `≥ ${targets[category]}`,
    ]),
  ],
  judged.reduce<Figures>(
    (all, [name, scores]) => ({
      ...all,
      ...Object.fromEntries(
        categories.map((category) => [`${name}_lighthouse_${category.replace('-', '_')}_score`, scores[category]]),
      ),
    }),
    { runs, lighthouse_targets_met: met },
  ),
);
if (!met) process.exitCode = 1;
