import type { IncomingMessage, ServerResponse } from 'node:http';
import { cut, type MisbehavingVendor, startMisbehavingVendor, type VendorMisbehaviour } from './misbehaving-vendor.ts';

/** How a reader answers: by the script, or with an unusable answer. */
export type ReaderConduct = 'reads' | 'writes-prose' | 'answers-nothing' | 'stops-halfway' | 'refuses' | 'is-filtered';

/** A server that records its requests: their bodies so far, as text. */
export interface ReadingServer extends MisbehavingVendor {
  asked: string[];
}

/** Starts a chat completions server that acts as a second reader: the script maps a request to its answer. */
export async function startReadingServer(
  behaviour: ReaderConduct | VendorMisbehaviour,
  script: (asked: string) => string,
): Promise<ReadingServer> {
  const asked: string[] = [];
  const bodies = new WeakMap<IncomingMessage, string>();
  const vendor = await startMisbehavingVendor<ReaderConduct>({
    behaviour,
    take(request, body) {
      bodies.set(request, body.toString('utf8'));
      asked.push(body.toString('utf8'));
    },
    answer: (response, conduct, request) => answer(response, conduct, () => script(bodies.get(request) ?? '')),
    well: 'reads',
  });
  return { ...vendor, asked };
}

function answer(response: ServerResponse, conduct: ReaderConduct, said: () => string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  if (conduct === 'reads') send({ content: said() });
  if (conduct === 'writes-prose') send({ content: 'I would give this person a nine.' });
  if (conduct === 'refuses') send({ refusal: 'I can’t help with that.' });
  if (conduct === 'stops-halfway') {
    send({ content: said().slice(0, 20) });
    return cut(response);
  }
  send({}, conduct === 'is-filtered' ? 'content_filter' : 'stop');
  response.end('data: [DONE]\n\n');
}

const chunk = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'test' };
