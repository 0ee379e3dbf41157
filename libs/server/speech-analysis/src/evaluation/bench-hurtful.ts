/**
 * `npm run bench:hurtful [-- --json]`: measures in how many lines that insult, blame, threaten or push one of these is
 * detected, and in how many harmless lines that look like them. Exits with 1 if the held-out set misses a budget.
 * `hurtful/held-out.yaml` is by a writer who had seen neither rules nor product. `-- --wrong` lists the lines of the
 * development set that are misread.
 */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { speechActsIn } from '../acts/hear-acts.ts';
import { hurtfulActs } from '../acts/hurtful-acts.ts';

const kinds = ['insults', 'blames', 'threatens', 'pushes', 'harmless'] as const;
const languages = ['en', 'de'] as const;
const HurtfulFile = z.record(z.enum(languages), z.record(z.enum(kinds), z.array(z.string())));

const read = (set: string) =>
  HurtfulFile.parse(parse(readFileSync(new URL(`./hurtful/${set}.yaml`, import.meta.url), 'utf8')));

const rows = (['development', 'held-out'] as const).flatMap((set) => {
  const file = read(set);
  return languages.flatMap((language) =>
    kinds.map((kind) => {
      const lines = file[language][kind];
      const found = lines.filter((line) => speechActsIn(line, language).some((act) => hurtfulActs.includes(act)));
      return { set, language, kind, lines, found };
    }),
  );
});

/** Shares of the hurtful lines that are found, and of the harmless ones that are taken for hurtful. */
const budgets = { found: 0.9, alarms: 0.02 };
const shareOf = (set: string, isHarmless: boolean) => {
  const of = rows.filter((row) => row.set === set && (row.kind === 'harmless') === isHarmless);
  const sum = (count: (row: (typeof rows)[number]) => number) => of.reduce((all, row) => all + count(row), 0);
  return Number((sum(({ found }) => found.length) / sum(({ lines }) => lines.length)).toFixed(3));
};
const sets = (['development', 'held-out'] as const).map((set) => ({
  set,
  found: shareOf(set, false),
  alarms: shareOf(set, true),
}));

if (process.argv.includes('--json')) console.log(JSON.stringify({ sets, budgets }));
else {
  for (const { set, language, kind, lines, found } of rows)
    console.log(`${set.padEnd(12)} ${language} ${kind.padEnd(10)} found in ${found.length} of ${lines.length}`);
  for (const one of sets) console.log(one);
}
if (process.argv.includes('--wrong'))
  for (const { set, kind, lines, found } of rows)
    if (set === 'development')
      for (const line of lines) if (found.includes(line) === (kind === 'harmless')) console.log(`${kind}: ${line}`);
if (sets.some(({ set, found, alarms }) => set === 'held-out' && (found < budgets.found || alarms > budgets.alarms)))
  process.exitCode = 1;
