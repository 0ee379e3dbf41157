/**
 * `npm run bench:library [-- --rounds 40] [--json]`: compares the library with its usual items and with 19 times as
 * many: one site each, queried in turn. Exits with 1 if a response takes much longer, or is too large, on the larger
 * one.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demo, startSite } from '../site/index.ts';
import { workspaceRoot } from '../webpack/workspace.ts';
import { askingAt, type Asked, type Asking } from './library/ask.ts';
import { multiplyContent } from './library/multiply-content.ts';
import { benchQuestions } from './library/questions.ts';
import { type Figures, percentile, report } from './report.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '40' }, json: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
const times = 19;
/**
 * With `times` as many items: the maximum size of a response, its maximum time, and the maximum ratio of the medians.
 */
const budget = { bytes: 80 * 1_024, p50Ms: 150, ratio: 2 };

const content = multiplyContent(join(workspaceRoot, 'content'), times);
const few = await startSite();
const many = await startSite({ env: { CONTENT_DIR: content.folder } });
const sites = { few: askingAt(few.url), many: askingAt(many.url) };
for (const asking of Object.values(sites)) await asking.post('/api/persona/v2/auth/login', demo);

const rows: { name: string; few: Asked[]; many: Asked[] }[] = [];
for (const [name, { path, anew }] of Object.entries(benchQuestions)) {
  const row = { name, few: [] as Asked[], many: [] as Asked[] };
  for (let round = -3; round < rounds; round += 1)
    for (const which of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
      if (anew) await saySomethingNew(sites[which], round);
      const asked = await sites[which].get(path);
      if (round >= 0) row[which].push(asked);
    }
  rows.push(row);
}
await few.stop();
await many.stop();
rmSync(content.folder, { recursive: true });

const measured = rows.map(({ name, ...asked }) => {
  const at = (which: 'few' | 'many', share: number) =>
    percentile(
      asked[which].map(({ wholeMs }) => wholeMs),
      share,
    );
  const firstByte = (which: 'few' | 'many') =>
    percentile(
      asked[which].map(({ firstByteMs }) => firstByteMs),
      0.5,
    );
  return {
    name,
    few: [at('few', 0.5), at('few', 0.95)] as const,
    many: [at('many', 0.5), at('many', 0.95)] as const,
    firstByte: [firstByte('few'), firstByte('many')] as const,
    ratio: at('many', 0.5) / at('few', 0.5),
    bytes: [asked.few[0]!.bytes, asked.many[0]!.bytes] as const,
  };
});
const tooHeavy = measured.filter(({ name, bytes: [, more] }) => name !== 'sitemap' && more > budget.bytes);
const tooSlow = measured.filter(({ many: [p50] }) => p50 > budget.p50Ms);
const overall = percentile(
  measured.map(({ ratio }) => ratio),
  0.5,
);
const met = tooHeavy.length === 0 && tooSlow.length === 0 && overall <= budget.ratio;
const ms = (figure: number) => figure.toFixed(1);
const kb = (bytes: number) => (bytes / 1_024).toFixed(1);
report(
  `${content.items} items beside ${content.items / times}, ${rounds} rounds, p50 / p95 in ms`,
  [
    ['', 'few', 'many', 'first byte', 'ratio', 'KB'],
    ...measured.map((row) => [
      row.name,
      row.few.map(ms).join(' / '),
      row.many.map(ms).join(' / '),
      row.firstByte.map(ms).join(' → '),
      row.ratio.toFixed(2),
      row.bytes.map(kb).join(' → '),
    ]),
  ],
  {
    items: content.items,
    ...Object.fromEntries(measured.flatMap((row) => Object.entries(figuresOf(row)))),
    ratio_median: Number(overall.toFixed(2)),
    met,
  },
);
if (!met) {
  const named = (found: typeof measured) => found.map(({ name }) => name).join(', ') || 'none';
  console.error(
    `Too heavy: ${named(tooHeavy)}; too slow: ${named(tooSlow)}; the median ratio is ${overall.toFixed(2)}`,
  );
  process.exitCode = 1;
}

function figuresOf({ name, few: [fewP50, fewP95], many: [manyP50, manyP95], ratio, bytes }: (typeof measured)[number]) {
  const figures: Figures = {
    [`${name}_few_p50_ms`]: fewP50,
    [`${name}_few_p95_ms`]: fewP95,
    [`${name}_many_p50_ms`]: manyP50,
    [`${name}_many_p95_ms`]: manyP95,
    [`${name}_ratio`]: ratio,
  };
  const rounded = Object.entries(figures).map(([key, figure]) => [key, Number(Number(figure).toFixed(2))] as const);
  return { ...Object.fromEntries(rounded), [`${name}_many_bytes`]: bytes[1] };
}

/** Sends a new goal. What a person works on decides the recommendations, and is cached by its text. */
function saySomethingNew(asking: Asking, round: number): Promise<void> {
  const goal = `Asking for a raise of ${round + 10} percent before the talk with my manager on day ${round + 3}`;
  return asking.post('/api/v1/onboarding', { goal, status: 'done' });
}
