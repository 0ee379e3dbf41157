import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A request that is sent unchanged. */
interface PreparedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/**
 * The task of this process: send all requests at once and exit, or repeat each with a pause until it receives `end`. It
 * replies with {@link SentRequests}.
 */
export interface Sending {
  port: number;
  requests: readonly PreparedRequest[];
  /** In ms; without it, all are sent at once. */
  pauseMs?: number;
}

export interface SentRequests {
  answers: readonly { status: number; ms: number }[];
  allMs: number;
}

const agent = new Agent({ keepAlive: true });
let ended = false;

process.on('message', (told: Sending | 'end') => {
  if (told === 'end') ended = true;
  else void run(told);
});

async function run({ port, requests, pauseMs }: Sending): Promise<void> {
  const began = performance.now();
  const answers: { status: number; ms: number }[] = [];
  if (pauseMs === undefined) answers.push(...(await Promise.all(requests.map((one) => send(port, one)))));
  else
    await Promise.all(
      requests.map(async (one) => {
        while (!ended) {
          answers.push(await send(port, one));
          await sleep(pauseMs);
        }
      }),
    );
  agent.destroy();
  const done: SentRequests = { answers, allMs: performance.now() - began };
  process.send?.(done, () => process.disconnect());
}

function send(
  port: number,
  { method, url, headers, payload }: PreparedRequest,
): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return new Promise((resolve) => {
    const answered = (status: number) => resolve({ status, ms: performance.now() - began });
    const sending = request({ agent, host: '127.0.0.1', port, path: url, method, headers }, (response) => {
      response.resume().on('end', () => answered(response.statusCode ?? 0));
    });
    sending.on('error', () => answered(0)).end(payload);
  });
}
