import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { VendorBehaviour } from './language-model-conformance.ts';

export interface ChatCompletionsServer {
  /** As an adapter is told it. */
  baseUrl: string;
  /** The bodies of the requests so far. */
  requests: unknown[];
  authorizations: (string | undefined)[];
  isOpen(): boolean;
  close(): Promise<void>;
}

/** A server that speaks OpenAI's chat completions, as streams of server-sent events, and misbehaves as told. */
export async function startChatCompletionsServer(behaviour: VendorBehaviour): Promise<ChatCompletionsServer> {
  const requests: unknown[] = [];
  const authorizations: (string | undefined)[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void text(request).then((body) => {
      requests.push(JSON.parse(body));
      authorizations.push(request.headers.authorization);
      behave(behaviour, requests.length, response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  if (behaviour === 'unreachable') await close();
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, authorizations, isOpen: () => open > 0, close };
}

function behave(behaviour: VendorBehaviour, count: number, response: ServerResponse): void {
  switch (behaviour) {
    case 'answers':
      return stream(response, [say('Good '), say('evening'), say('.'), finish('stop'), usage, done]);
    case 'answers-as-told':
      return stream(response, [say('{"tea":'), say('"green"}'), finish('stop'), usage, done]);
    case 'answers-in-a-code-block':
      return stream(response, [say('```json\n{"tea":"green"}\n```'), finish('stop'), usage, done]);
    case 'adds-fields':
      return stream(response, [say('{"tea":"green","milk":true}'), finish('stop'), usage, done]);
    case 'answers-another-shape':
      return stream(response, [say('{"coffee":"black"}'), finish('stop'), usage, done]);
    case 'cuts-the-value':
      return stream(response, [say('{"tea":"gr'), finish('length'), usage, done]);
    case 'stops-at-the-limit':
      return stream(response, [say('Good '), finish('length'), usage, done]);
    case 'too-many-requests':
      return refuse(response, 429, { 'retry-after': '120', 'x-should-retry': 'false' });
    case 'too-many-requests-once':
      return count === 1 ? refuse(response, 429, { 'retry-after-ms': '20' }) : behave('answers', count, response);
    case 'server-error':
      return refuse(response, 500, { 'retry-after-ms': '5' });
    case 'wrong-key':
      return refuse(response, 401);
    case 'bad-request':
      return refuse(response, 400);
    case 'never-begins':
    case 'unreachable':
      return;
    case 'pauses-for-ever':
      return stream(response, [say('Good ')], 'open');
    case 'cut-in-mid-stream':
      return stream(response, [say('Good ')], 'destroy');
    case 'malformed':
      return stream(response, [say('Good '), 'data: {"choices":[{"del\n\n', done]);
    case 'error-in-mid-stream':
      return stream(response, [say('Good '), event({ error: { message: 'overloaded', type: 'server_error' } })]);
    case 'empty':
      return stream(response, [finish('stop'), usage, done]);
    case 'refuses':
      return stream(response, [chunk({ refusal: 'I can’t help with that.' }, null), finish('stop'), done]);
    case 'filtered':
      return stream(response, [say('Good '), finish('content_filter'), done]);
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no', type: 'test', code: null } }));
}

function stream(response: ServerResponse, events: readonly string[], end: 'end' | 'open' | 'destroy' = 'end'): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const one of events) response.write(one);
  if (end === 'end') response.end();
  // A moment later, so that what was written has left.
  if (end === 'destroy') setTimeout(() => response.destroy(), 30);
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

function chunk(delta: object, finishReason: string | null): string {
  return event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta, finish_reason: finishReason }],
  });
}

const say = (content: string) => chunk({ content }, null);
const finish = (reason: string) => chunk({}, reason);
const usage = event({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'test',
  choices: [],
  usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
});
const done = 'data: [DONE]\n\n';
