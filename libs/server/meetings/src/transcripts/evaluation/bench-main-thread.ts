/**
 * `npm run bench:meetings [-- --json]`: measures how long large transcripts block the server's main thread. Runs a
 * small server with the meetings routes, PostgreSQL and the reading and analysis processes; a separate thread uploads,
 * ends the meeting and reads its notes. Prints for each step the longest uninterrupted CPU time of the main thread, the
 * longest delay of the event loop (`perf_hooks`), which includes waiting for a busy processor, and the largest resident
 * memory of the server. Exits with 1 if the CPU time exceeds the budget.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { endpoints, type EndpointName, fillPath } from '@greenroom/contracts';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { ownPage } from '@greenroom/testing/own-page';
import { meetingsApp } from '../../testing/meetings-app.ts';
import { largeFiles } from './large-files.ts';

const budgetMs = 50;
type Step = 'upload' | 'end' | 'make notes' | 'read notes';
const tenths = (ms: number) => Math.round(ms * 10) / 10;

/** In ms. */
type Delays = Partial<Record<Step, { work: number; delay: number }>>;

interface Asked {
  step: Step;
  began: boolean;
  conversationUuid: string;
}

if (isMainThread) await measure();
else await upload(workerData as { address: string; file: string });

async function measure(): Promise<void> {
  const database = await openTestDatabase();
  const { app, meetings } = await meetingsApp(database, { analyst: undefined, transcripts: undefined });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const rows: { file: string; status: number; delays: Delays }[] = [];
  // The first file warms up the server.
  for (const file of [Object.keys(largeFiles)[0]!, ...Object.keys(largeFiles)]) {
    const delays: Delays = {};
    const status = await new Promise<number>((resolve, reject) => {
      const loop = monitorEventLoopDelay({ resolution: 1 });
      const work = longestWork();
      const client = new Worker(new URL(import.meta.url), { workerData: { address, file } });
      client.on('error', reject);
      client.on('message', (asked: Asked | { status: number }) => {
        if ('status' in asked) return resolve(asked.status);
        if (asked.began) {
          loop.reset();
          loop.enable();
          work.begin();
          const made = asked.step === 'make notes' ? meetings.writeFeedback(asked.conversationUuid) : Promise.resolve();
          made.then(() => client.postMessage('go'), reject);
          return;
        }
        loop.disable();
        delays[asked.step] = { work: work.end(), delay: tenths(loop.max / 1e6) };
        client.postMessage('go');
      });
    });
    rows.push({ file, status, delays });
  }
  await app.close();
  await database.close();
  rows.shift();
  const longestWorkMs = Math.max(...rows.flatMap(({ delays }) => Object.values(delays).map(({ work }) => work)));
  const result = { rows, longestWorkMs, budgetMs, residentMb: Math.round(process.resourceUsage().maxRSS / 1_024) };
  if (process.argv.includes('--json')) console.log(JSON.stringify(result));
  else {
    for (const { file, status, delays } of rows)
      console.log(
        `${file.padEnd(30)} ${status} ${Object.entries(delays)
          .map(([step, { work, delay }]) => `${step} ${work} (${delay}) ms`)
          .join(', ')}`,
      );
    console.log(
      `most processor time in one go ${longestWorkMs} ms of ${budgetMs}, in brackets delays of the event loop; server at most ${result.residentMb} MB`,
    );
  }
  process.exitCode = longestWorkMs > budgetMs ? 1 : 0;
}

/** Measures the most CPU time that this thread takes between two turns of its event loop, sampled every millisecond. */
function longestWork(): { begin(): void; end(): number } {
  let timer: NodeJS.Timeout | undefined;
  let [last, longest] = [0, 0];
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  const look = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  };
  return {
    begin() {
      [last, longest] = [used(), 0];
      timer = setInterval(look, 1);
    },
    end() {
      clearInterval(timer);
      look();
      return tenths(longest);
    },
  };
}

/** Runs in a separate thread, so that the client's work is not measured. */
async function upload({ address, file }: { address: string; file: string }): Promise<void> {
  const account = randomUUID();
  const call = async (name: EndpointName, params: Record<string, string>, body?: string, query = '') => {
    const { method, path } = endpoints[name];
    const headers = {
      ...ownPage,
      'x-account': account,
      origin: address,
      ...(body && { 'content-type': 'application/json' }),
    };
    const answer = await fetch(`${address}${fillPath(path, params)}${query}`, {
      method,
      headers,
      ...(body && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const told = (message: Asked) =>
    new Promise((resolve) => {
      parentPort?.once('message', resolve);
      parentPort?.postMessage(message);
    });
  const begun = await call('meetingsCreate', {}, JSON.stringify({ title: 'Weekly', kind: 'other' }));
  const { conversation_uuid: conversationUuid } = JSON.parse(begun.text) as { conversation_uuid: string };
  const during = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    await told({ step, began: true, conversationUuid });
    const done = await work();
    await told({ step, began: false, conversationUuid });
    return done;
  };
  const params = { conversationUuid };
  const body = JSON.stringify({ name: file, base64: largeFiles[file]!().toString('base64') });
  const { status } = await during('upload', () => call('meetingsBring', params, body));
  if (status === 200) {
    await call('meetingsChange', params, JSON.stringify({ you: ['Dana'] }));
    await during('end', () => call('meetingsEnd', params));
    await during('make notes', async () => {});
    await during('read notes', () => call('coachFeedback', params, undefined, '?async=true'));
  }
  parentPort?.postMessage({ status });
}
