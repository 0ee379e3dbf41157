/**
 * `npm run eval:coach -- [--cases <folder>] [--marks <file>] [--only <part of an id>]`: runs held-out conversations
 * with the product as configured, with a model if `LLM_BASE_URL` names one and without one otherwise. Writes
 * reports/coach/transcripts.md and prints the results of rule-based checks. Marks from 0 to 3 come from a second model
 * if `JUDGE_BASE_URL` and `JUDGE_MODEL` (and `JUDGE_API_KEY`) name one, or from a file that a reader wrote.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { openLanguageModel } from '../../compose/open-adapters.ts';
import { startProduct } from '../../testing/load/start-processes.ts';
import { checks } from './answer-checks.ts';
import { type Case, readCases } from './coach-set.ts';
import { judgeByModel } from './judge-by-model.ts';
import { figuresOf, type Mark, readMarks } from './marks.ts';
import { type Seen, talkToProduct } from './talk-to-product.ts';

/** Number of concurrent conversations. */
const atOnce = 12;

const { values: options } = parseArgs({
  options: { cases: { type: 'string' }, marks: { type: 'string' }, only: { type: 'string', default: '' } },
});
const folder = options.cases ? pathToFileURL(`${resolve(options.cases)}/`) : new URL('./held-out/', import.meta.url);
const cases = (await readCases(folder)).filter(({ id }) => id.includes(options.only));
const talks = await leadAll();
await writeTranscripts();
printChecks();
await printMarks();

async function leadAll(): Promise<{ one: Case; answers: Seen[] }[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-coach-'));
  const product = await startProduct({ DATA_DIR: dataDir });
  try {
    const led: { one: Case; answers: Seen[] }[] = [];
    const waiting = cases.values();
    const lead = async () => {
      for (const one of waiting)
        led.push({ one, answers: await talkToProduct(`http://127.0.0.1:${product.port}`, one) });
    };
    await Promise.all(Array.from({ length: atOnce }, lead));
    return led.toSorted((a, b) => cases.indexOf(a.one) - cases.indexOf(b.one));
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function writeTranscripts(): Promise<void> {
  const reports = resolve(import.meta.dirname, '../../../../../../reports/coach');
  const texts = talks.map(({ one, answers }) => {
    const turns = answers.map(({ says, text, chips, cards }, at) =>
      [
        `**${at + 1}. Person:** ${says}`,
        `**Coach:** ${text}`,
        `_${cards} recommended; chips: ${chips.join(' · ') || 'none'}_`,
      ].join('\n\n'),
    );
    return [`## ${one.id}`, `${one.coach}, ${one.language}, ${one.about}`, ...turns].join('\n\n');
  });
  await mkdir(reports, { recursive: true });
  await writeFile(join(reports, 'transcripts.md'), `# What the coaches answered\n\n${texts.join('\n\n')}\n`);
  const by = [...new Set(talks.flatMap(({ answers }) => answers.map(({ answeredBy }) => answeredBy)))].join(' and ');
  console.log(`${talks.length} cases, answered by ${by}; transcripts in reports/coach/transcripts.md\n`);
}

function printChecks(): void {
  for (const { name, holds } of checks) {
    const found = talks.flatMap(({ answers }) =>
      answers.map((_, at) => holds(answers, at)).filter((one) => one !== undefined),
    );
    console.log(`${String(found.filter(Boolean).length).padStart(4)} of ${found.length}  ${name}`);
  }
}

async function printMarks(): Promise<void> {
  const { JUDGE_BASE_URL: baseUrl, JUDGE_MODEL: model, JUDGE_API_KEY: apiKey } = process.env;
  const marks: Mark[] = options.marks ? await readMarks(options.marks) : [];
  if (!options.marks && baseUrl && model) {
    const judge = await openLanguageModel({ baseUrl, apiKey, model });
    for (const { one, answers } of talks) marks.push(...(await judgeByModel(judge!, one, answers)));
  }
  if (marks.length === 0)
    return console.log('\nNo marks: name a judge by JUDGE_BASE_URL, or a file of marks by --marks');
  console.log(`\nMarks ${options.marks ? 'of a reader' : `by ${model}`}`);
  const ofCase = new Map(cases.map((one) => [one.id, one]));
  const groups: [string, (one: Case) => boolean][] = [
    ['all', () => true],
    ['openers', ({ kind }) => kind === 'opener'],
    ['conversations', ({ kind }) => kind === 'conversation'],
    ['English', ({ language }) => language === 'en'],
    ['German', ({ language }) => language === 'de'],
  ];
  for (const [name, belongs] of groups) {
    const own = marks.filter(({ id }) => ofCase.has(id) && belongs(ofCase.get(id)!));
    if (own.length > 0) console.log(`  ${name.padEnd(14)} ${figuresOf(own)}`);
  }
}
