import { HttpResponse, type HttpHandler } from 'msw';
import type { AnswerEvent } from '@greenroom/contracts';
import { asWire, mockEndpoint } from './mock-contract.ts';

/** One step of a mocked stream: an event, or a broken connection. */
export type StreamStep =
  | { event: AnswerEvent; delayMs?: number }
  /** The connection breaks here, once; the next connection continues after it. */
  | { cut: true };

/**
 * Mocks chatStream with the events of an answer: ids count from 1, and the stream begins after the id the client names.
 * @param steps returns the steps of an answer by its uuid, or undefined for an unknown answer (404)
 */
export function mockAnswerStream(steps: (answerUuid: string) => readonly StreamStep[] | undefined): HttpHandler {
  const cutsTaken = new Map<string, number>();
  return mockEndpoint('chatStream', async ({ query: { answerUuid, after }, signal }) => {
    const all = steps(answerUuid);
    if (!all)
      return HttpResponse.json({ error: { code: 'not_found', message: '', request_id: 'mock' } }, { status: 404 });
    const taken = cutsTaken.get(answerUuid) ?? 0;
    const plan = planOf(all, after, taken);
    if (plan.cut) cutsTaken.set(answerUuid, taken + 1);
    return new HttpResponse(streamOf(plan.events, plan.cut, signal), {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' },
    });
  });
}

interface Plan {
  events: { id: number; event: AnswerEvent; delayMs: number }[];
  cut: boolean;
}

/**
 * Returns what one connection carries: the events after `after`, up to the first cut that no earlier connection took.
 */
export function planOf(steps: readonly StreamStep[], after: number, cutsTaken: number): Plan {
  const events: Plan['events'] = [];
  let id = 0;
  let cuts = 0;
  for (const step of steps) {
    if ('cut' in step) {
      cuts += 1;
      if (cuts > cutsTaken) return { events, cut: true };
      continue;
    }
    id += 1;
    if (id > after) events.push({ id, event: step.event, delayMs: step.delayMs ?? 0 });
  }
  return { events, cut: false };
}

const readWithinMs = 50;

function streamOf(events: Plan['events'], cut: boolean, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      for (const { id, event, delayMs } of events) {
        if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
        if (signal.aborted) return;
        const data = JSON.stringify(asWire('chatStream', event));
        controller.enqueue(encoder.encode(`id: ${id}\nevent: ${event.type}\ndata: ${data}\n\n`));
      }
      // An error discards what the reader has not read yet; wait until everything sent before the cut has arrived.
      if (cut) await new Promise((resolve) => setTimeout(resolve, readWithinMs));
      if (cut) controller.error(new Error('The mocked connection was cut'));
      else controller.close();
    },
  });
}
