/**
 * `npm run bench:fillers [-- --json]`: measures precision and recall of filler detection in sentences of talks and
 * lessons, in which fillers were bracketed by hand. Exits with 1 if the held-out half is below a budget. `-- --wrong`
 * lists the sentences of the development half that are misread.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { findFillers } from '../measures/count-fillers.ts';
import { readTranscript } from '../read-transcript.ts';
import type { Language } from '../transcript.ts';

const budgets = { precision: 0.9, recall: 0.8 };
const halfOf = (text: string) =>
  createHash('sha256').update(`fillers 1 ${text}`).digest().readUInt8(0) % 2 === 0 ? 'development' : 'held-out';

const marked = readFileSync(new URL('./fillers/sentences.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((row) => {
    const [language = 'en', withMarks = ''] = row.split('\t');
    const fillers = new Set<number>();
    let text = '';
    for (const sign of withMarks)
      if (sign === '[') fillers.add(text.length);
      else if (sign !== ']') text += sign;
    const { own, language: read } = readTranscript({
      language: language as Language,
      turns: [{ speaker: 'you', text }],
    });
    const found = new Set(findFillers(own, read).moments.map(({ from }) => from));
    return { half: halfOf(text), language, text, fillers, found };
  });

const round = (share: number) => Number(share.toFixed(3));
const rows = (['development', 'held-out'] as const).map((half) => {
  const here = marked.filter((one) => one.half === half);
  const sum = (of: (one: (typeof marked)[number]) => number) => here.reduce((all, one) => all + of(one), 0);
  const [all, found] = [sum(({ fillers }) => fillers.size), sum((one) => one.found.size)];
  const right = sum((one) => one.fillers.intersection(one.found).size);
  return {
    half,
    sentences: here.length,
    fillers: all,
    found,
    right,
    precision: round(right / found),
    recall: round(right / all),
  };
});

if (process.argv.includes('--json')) console.log(JSON.stringify({ rows, budgets }));
else for (const row of rows) console.log(row);
if (process.argv.includes('--wrong'))
  for (const { half, text, fillers, found } of marked)
    if (half === 'development' && fillers.symmetricDifference(found).size > 0)
      console.log(`${[...found].map((at) => text.slice(at, at + 8)).join(' | ')} <- ${text}`);
if (
  rows.some(
    ({ half, precision, recall }) => half === 'held-out' && (precision < budgets.precision || recall < budgets.recall),
  )
)
  process.exitCode = 1;
