import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { VendorBehaviour } from './language-model-conformance.ts';
import { cut, type MisbehavingVendor, startMisbehavingVendor, type VendorMisbehaviour } from './misbehaving-vendor.ts';

export interface ChatCompletionsServer extends MisbehavingVendor {
  /** The bodies of all requests so far. */
  requests: unknown[];
  authorizations: (string | undefined)[];
}

/**
 * A vendor that ignores all limits: it sends words, blanks or nothing at all without an end, 50 MB at once, or a
 * sentence within its limit before it hangs for good.
 */
export type RunawayBehaviour =
  | 'floods-with-words'
  | 'floods-with-blanks'
  | 'floods-with-comments'
  | 'sends-fifty-megabytes'
  | 'stalls-in-a-sentence';

/**
 * Starts a server with OpenAI's chat completions, as streams of server-sent events, that misbehaves as `behaviour`
 * says.
 */
export async function startChatCompletionsServer(
  behaviour: VendorBehaviour | RunawayBehaviour,
): Promise<ChatCompletionsServer> {
  const requests: unknown[] = [];
  const authorizations: (string | undefined)[] = [];
  const vendor = await startMisbehavingVendor<ModelConduct>({
    behaviour,
    take({ headers }, body) {
      requests.push(JSON.parse(body.toString('utf8')));
      authorizations.push(headers.authorization);
    },
    answer,
    well: 'answers',
  });
  return { ...vendor, requests, authorizations };
}

type ModelConduct = Exclude<VendorBehaviour, VendorMisbehaviour> | RunawayBehaviour;

function answer(response: ServerResponse, behaviour: ModelConduct): void {
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
    case 'pauses-for-ever':
      return stream(response, [say('Good ')], 'open');
    case 'stalls-in-a-sentence':
      return stream(response, [say('One thing first. Then ')], 'open');
    case 'floods-with-words':
      return void flood(response, say('And so it goes on. '));
    case 'floods-with-blanks':
      return void flood(response, say(' \n'));
    case 'floods-with-comments':
      return void flood(response, ': nothing yet\n\n');
    case 'sends-fifty-megabytes':
      return stream(response, [say('x'.repeat(50_000_000)), finish('stop'), done]);
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

function stream(response: ServerResponse, events: readonly string[], end: 'end' | 'open' | 'destroy' = 'end'): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const one of events) response.write(one);
  if (end === 'end') response.end();
  if (end === 'destroy') cut(response);
}

/** Sends the same text again and again, as fast as the client reads, until it disconnects. */
async function flood(response: ServerResponse, one: string): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  while (!response.destroyed) {
    if (response.write(one.repeat(50))) await new Promise(setImmediate);
    else await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
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
