/**
 * `npm run bench:web`: measures what pages cost a first-time visitor on a slow device, compared with the same source as
 * one bundle and with federation at the runtime's defaults. Runs on the built site. With `--runs <number>` (5),
 * `--hints` (also measures hints of normal priority), `--files` (lists what each page requests), `--json`.
 */
import { parseArgs } from 'node:util';
import { budgets } from '../sizes/budgets.ts';
import { report, type Figures } from './report.ts';
import { belowDocument, columnsOf, figuresOf, rowsOf } from './web/compare-variants.ts';
import { measureVariants, type Measured } from './web/measure-variants.ts';
import { pagesByName } from './web/pages.ts';
import { slowDevice } from './web/slow-device.ts';
import { variants, type Variant } from './web/variants/lay-out-site.ts';

/** `lcpRatio`: a page's largest contentful paint relative to the monolith's. Source: docs/specification.md, 12.6. */
const targets = { lcpRatio: 1.05, jsGzipBytes: budgets.firstVisitKb * 1_000, levels: 2 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    hints: { type: 'boolean', default: false },
    files: { type: 'boolean', default: false },
    json: { type: 'boolean' },
  },
});
const runs = Number(values.runs);
if (!(Number.isInteger(runs) && runs > 0))
  throw new Error(`--runs ${values.runs}: expected a number of runs, such as 5`);
const compared: Variant[] = ['federated', 'monolith', 'defaults'];
if (values.hints) compared.push('normal-hints');

const measured = await measureVariants(compared, runs);
if (values.files) measured.forEach(tellFiles);

const figures: Figures = { runs };
for (const [page] of pagesByName) Object.assign(figures, figuresOf(page, measured, compared));
/** The landing page is server-rendered, so its paint says nothing about federation. */
const ratios = (['chat', 'payment'] as const).map((page) => {
  const ratio = Number(figures[`${page}_federated_to_monolith_lcp_p50`]);
  return { page, ratio, met: ratio <= targets.lcpRatio };
});
for (const { page, met } of ratios)
  Object.assign(figures, { [`${page}_lcp_ratio_target`]: targets.lcpRatio, [`${page}_lcp_ratio_target_met`]: met });

const shipped = measured.filter(({ variant }) => variant === 'federated');
const { megabitsPerSecond, latencyMs, cpuSlowdown } = slowDevice;
report(
  `A newcomer at ${megabitsPerSecond} Mbit/s, ${latencyMs} ms, processor ÷ ${cpuSlowdown}; medians of ${runs}`,
  [
    columnsOf(compared),
    ...pagesByName.flatMap(([page]) => rowsOf(page, measured, compared)),
    [],
    ...compared.map((variant) => [`${variant}: ${variants[variant]}`]),
    [],
    ...ratios.map(({ page, ratio, met }) => [
      `${page}'s largest paint ÷ the monolith's ≤ ${targets.lcpRatio}: ${ratio}${mark(met)}`,
    ]),
    ...shipped.map((one) => {
      const met = one.jsGzipBytes <= targets.jsGzipBytes && belowDocument(one) <= targets.levels;
      return [
        `${one.page}: ≤ ${targets.jsGzipBytes / 1_000} KB of JavaScript in ≤ ${targets.levels} levels${mark(met)}`,
      ];
    }),
  ],
  figures,
);
if (!ratios.every(({ met }) => met)) process.exitCode = 1;

function mark(met: boolean): string {
  return met ? '' : '  !';
}

function tellFiles({ page, variant, levels, later }: Measured): void {
  console.log(`\n  What ${page} asks for: ${variant}`);
  levels.forEach((urls, level) => console.log(`  ${level}  ${urls.join('\n     ')}`));
  if (later.urls.length > 0) console.log(`  later\n     ${later.urls.join('\n     ')}`);
}
