import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '@greenroom/database/testing/start-postgres';
import { loadCatalogue } from '@greenroom/content';
import { chatClient } from '../../testing/load/chat-client.ts';
import { modelText } from '../../testing/load/model-text.ts';
import { type RunningProduct, startPacedModel, startProduct } from '../../testing/load/start-processes.ts';
import { emptyTranscript, readUntilCut, type Transcript } from '../../testing/load/transcript.ts';

/**
 * Checks that a reader's transcript equals what the model said, whatever happens: `npm run bench:resume [-- --json]`.
 * Two instances share one PostgreSQL; every stream is cut at a random byte, again and again; half of them move to the
 * other instance when they are cut; and twice an instance is killed (-9) while it writes, and restarted. Exits with 1
 * if a single transcript differs.
 */
const streams = 300;
const pace = { firstMs: 300, wordsPerSecond: 25, words: 150 };
const deadlineMs = 120_000;

const instructorSlug = (await loadCatalogue(shippedContent)).coaches[0]?.slug ?? '';
const postgres = await startPostgres({ durable: true });
const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-bench-'));
const model = await startPacedModel(pace);
const env = {
  DATABASE_URL: `${postgres.url}/postgres`,
  DATA_DIR: dataDir,
  LLM_BASE_URL: model.baseUrl,
  LLM_MODEL: 'paced',
};
const instances: RunningProduct[] = [await startProduct(env), await startProduct(env)];
const counts = { cuts: 0, refused: 0, moved: 0, kills: 0, restarts: 0 };

const fire = killNowAndThen();
const transcripts = await Promise.all(Array.from({ length: streams }, (_, question) => follow(question + 1)));
await fire;
await Promise.all(instances.map((instance) => instance.kill()));
model.child.kill();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });

const equal = transcripts.filter((transcript, index) => isWhole(transcript, index + 1)).length;
for (const transcript of transcripts) counts.restarts += transcript.restarts;
console.log(`${equal} of ${streams} transcripts are what the model said. ${JSON.stringify(counts)}`);
if (process.argv.includes('--json'))
  console.log(JSON.stringify({ streams, equal, ...counts, all_equal: equal === streams }));
// The PostgreSQL package exits the process with code 0 by itself; this handler runs later and sets the final code.
process.on('exit', () => (process.exitCode = equal === streams ? 0 : 1));

/** Reads one answer to its end, reconnecting as often as needed. */
async function follow(question: number): Promise<Transcript> {
  const client = chatClient(instructorSlug);
  const conversation = randomUUID();
  const clientMessageId = randomUUID();
  const until = performance.now() + deadlineMs;
  let at = question % 2;
  let transcript = emptyTranscript;
  let answer: string | undefined;
  await sleep(Math.random() * 5_000);
  while (!transcript.end && performance.now() < until) {
    const port = instances[at]?.port ?? 0;
    try {
      answer ??= await client.send(port, question, conversation, clientMessageId);
      const response = await client.stream(port, answer, transcript.last);
      transcript = await readUntilCut(response, transcript, Math.floor(Math.random() * 3_000));
      counts.cuts += transcript.end ? 0 : 1;
    } catch {
      // The instance is dead or still starting.
      counts.refused += 1;
      await sleep(200);
    }
    if (!transcript.end && Math.random() < 0.5) {
      at = 1 - at;
      counts.moved += 1;
    }
  }
  return transcript;
}

async function killNowAndThen(): Promise<void> {
  for (const victim of [0, 1]) {
    await sleep(5_000);
    await instances[victim]?.kill();
    counts.kills += 1;
    instances[victim] = await startProduct(env);
  }
}

/** The text begins with the model's own time, which differs from request to request. */
function isWhole({ text, end, gaps }: Transcript, question: number): boolean {
  const said = modelText(question, pace.words).join('');
  return gaps === 0 && end?.status === 'finished' && end.text === text && text.replace(/^[\d.]+ms /, '') === said;
}
