import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { loadCatalogue } from '@greenroom/content';
import { indexShelves } from '@greenroom/house-engine';
import { Conversation } from './exchange.ts';
import { judge } from './judge.ts';
import { talk } from './talk.ts';

/**
 * Evaluates the house engine in whole conversations: `npm run bench:house-talk [-- --json
 * -- --read <file>]`.
 * `--read` prints one conversation instead. Exits with 1 if a check fails.
 */
const folder = resolve(import.meta.dirname, 'conversations');
const contentDir = process.env.CONTENT_DIR ?? shippedContent;
const seeds = ['one', 'two', 'three', 'four', 'five'];

const catalogue = await loadCatalogue(contentDir);
const readConversation = async (file: string) =>
  Conversation.parse(parse(await readFile(resolve(folder, file), 'utf8')));

const toRead = process.argv.indexOf('--read');
if (toRead > 0) await printOne(process.argv[toRead + 1] ?? '');
else await judgeAll();

async function judgeAll() {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const conversations = await Promise.all(files.map(readConversation));
  const verdicts = judge(catalogue, conversations, seeds);
  if (process.argv.includes('--json')) {
    const figures = verdicts.map(({ check, looked, faults }) => [check, { looked, faults: faults.length }]);
    console.log(
      JSON.stringify({
        conversations: conversations.length,
        seeds: seeds.length,
        person_turns: conversations.length * seeds.length * 12,
        checks: Object.fromEntries(figures) as Record<string, { looked: number; faults: number }>,
      }),
    );
  } else {
    for (const { check, looked, faults } of verdicts) {
      console.log(`${faults.length === 0 ? 'holds' : 'FAILS'}  ${check} (${looked} looked at)`);
      for (const fault of faults) console.log(`       ${fault}`);
    }
  }
  if (verdicts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

async function printOne(file: string) {
  const conversation = await readConversation(file);
  const coach = catalogue.coach(conversation.coach);
  if (!coach) throw new Error(`Unknown coach "${conversation.coach}"`);
  for (const { says, text, answer } of talk(coach, conversation, indexShelves(catalogue), 'one')) {
    const cards = answer.parts.flatMap((part) => (part.type === 'card' ? [`[${part.item.title}]`] : []));
    console.log(`\n— ${says}\n\n${[text, ...cards].join('\n\n').replace(/^/gm, '    ')}`);
  }
}
