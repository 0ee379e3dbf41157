import { randomUUID } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallStarted, renameKeys, toCamel } from '@greenroom/contracts';
import { CallClient } from '../testing/call-client.ts';

/** One turn of one call as its page measured it, in ms. */
export interface LoadTurn {
  /** The person's words as transcribed. */
  text: string;
  /** From the last sound of speech to the first sound of the answer. */
  totalMs: number;
  /** Duration of each step, as reported by the server. */
  measures: { [step: string]: number | boolean | null } | undefined;
}

/** Time from the first sound of an interruption until the page is told, in ms. */
export interface LoadBargeIn {
  loweredMs: number;
  pausedMs: number;
}

export interface Recorded {
  pcm: Int16Array;
  /** Where speech begins and ends in it, in ms. */
  speechFromMs: number;
  speechUntilMs: number;
}

/** Finds the beginning and end of the loud part, so that silence around it does not count as speech. */
export function recorded(pcm: Int16Array): Recorded {
  const isLoud = (sample: number) => Math.abs(sample) > 600;
  return { pcm, speechFromMs: pcm.findIndex(isLoud) / 16, speechUntilMs: pcm.findLastIndex(isLoud) / 16 };
}

/** @returns undefined where the server is busy */
export async function openCall(port: number, instructorSlug: string): Promise<CallClient | undefined> {
  const headers = {
    cookie: `visitor_id=${randomUUID()}`,
    origin: `http://127.0.0.1:${port}`,
    'x-greenroom': '1',
    'content-type': 'application/json',
  };
  const asking = request({ host: '127.0.0.1', port, method: 'POST', path: '/api/v1/calls', headers });
  asking.end(JSON.stringify({ conversation_uuid: randomUUID(), instructor_slug: instructorSlug, language: 'en' }));
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const body = await json(response);
  if (response.statusCode === 503) return undefined;
  if (response.statusCode !== 200) throw new Error(`POST /calls returned ${response.statusCode}`);
  const { socketPath, resumeToken } = renameKeys(body, toCamel) as CallStarted;
  const client = new CallClient({ port, socketPath, resumeToken });
  await client.connect();
  return client;
}

/** Speaks once and waits for the first sound of the answer. @returns undefined where none came in time */
export async function speakOnce(client: CallClient, { pcm, speechUntilMs }: Recorded): Promise<LoadTurn | undefined> {
  const from = client.arrivals.length;
  const spokenAt = performance.now();
  const ended = client.speak(pcm.subarray(0, Math.ceil(speechUntilMs * 16)));
  await ended;
  // Uses the microphone's clock instead of this process's: a delayed frame counts from when it was spoken.
  const saidAt = Math.max(spokenAt + speechUntilMs, 0);
  const isNew = (arrival: { message: { type: string } }) => client.arrivals.indexOf(arrival as never) >= from;
  const until = performance.now() + 12_000;
  while (performance.now() < until) {
    const utterance = client.arrivals.find(
      (arrival) => arrival.message.type === 'utterance' && arrival.message.kind === 'answer' && isNew(arrival),
    )?.message;
    const soundAt = utterance?.type === 'utterance' ? client.firstSoundAt.get(utterance.utteranceId) : undefined;
    if (utterance?.type === 'utterance' && soundAt !== undefined) {
      await sleep(300);
      const turn = client.turns.get(utterance.turnId ?? 0);
      const told = client.all('measures').findLast(({ measures }) => measures.turnId === utterance.turnId);
      return { text: turn?.text ?? '', totalMs: soundAt - saidAt, measures: told?.measures };
    }
    await sleep(20);
  }
  return undefined;
}

/** Interrupts the answer that is playing. */
export async function interrupt(client: CallClient, { pcm, speechFromMs }: Recorded): Promise<LoadBargeIn | undefined> {
  const lowered = client.next('playback', ({ do: what }) => what === 'lower', 3_000).catch(() => undefined);
  const paused = client.next('playback', ({ do: what }) => what === 'pause', 3_000).catch(() => undefined);
  const from = performance.now() + speechFromMs;
  const speaking = client.speak(pcm.subarray(0, 16_000 * 2));
  const [low, silent] = await Promise.all([lowered, paused]);
  await speaking;
  return low && silent && { loweredMs: low.at - from, pausedMs: silent.at - from };
}

/** Waits until the coach's audio has ended. */
export async function heardOut(client: CallClient): Promise<void> {
  for (let n = 0; n < 400; n += 1) {
    await sleep(50);
    if (!client.playing) return;
  }
}
