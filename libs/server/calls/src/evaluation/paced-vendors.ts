import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Runs vendors with a fixed latency behind OpenAI's endpoints, as a process of its own:
 * `node paced-vendors.ts <ms to a transcript> <ms to the first token> <ms to the first sound>`. Sends its port to its
 * parent and, on request, how long each step of each turn took here, since a busy machine is late. Each turn is
 * identified by two words that are in its transcript, in the first sentence of its answer, and in the text that is
 * spoken.
 */
const [transcriptMs = 150, tokenMs = 250, soundMs = 120] = process.argv.slice(2).map(Number);
const wordsPerSecond = 60;
const soundRate = 24_000;
const msAWord = 250;
/** Audio is sent this much faster than real time, in pieces of this many ms. */
const soundSpeed = 3;
const soundPieceMs = 200;

const names =
  'amber apple aspen badger barley beacon birch bramble breeze cedar cherry clover copper coral cotton crystal daisy ' +
  'ember falcon feather fennel forest garden ginger granite harbor hazel heather honey island ivory jasmine juniper ' +
  'lantern lavender lemon linen magnet maple marble meadow mirror mulberry mustard nettle olive orchid oyster paper ' +
  'pebble pepper pilot planet poplar pumpkin quartz raven ribbon river saddle saffron silver sparrow';
const words = names.split(' ');
let transcripts = 0;
const nextTag = () => {
  const count = (transcripts += 1);
  return `${words[count % words.length]} ${words[Math.floor(count / words.length) % words.length]}`;
};
const tagIn = (text: string) => /(?:about|About) (\w+ \w+)/.exec(text)?.[1] ?? '';

export type Steps = Record<string, { transcript?: number; firstSentence?: number; firstSound?: number }>;
const steps: Steps = {};
const took = (tag: string, step: keyof Steps[string], ms: number) => {
  steps[tag] = { [step]: ms, ...steps[tag] };
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const came = performance.now();
  const body = await buffer(request);
  const after = (ms: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, came + ms - performance.now())));
  if (request.url?.endsWith('/transcriptions')) {
    const tag = nextTag();
    await after(transcriptMs);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: `I want to talk about ${tag}.` }));
    return took(tag, 'transcript', performance.now() - came);
  }
  const asked = JSON.parse(body.toString('utf8')) as { input?: string; messages?: { content: string }[] };
  if (asked.input !== undefined) {
    const pieces = Math.ceil((asked.input.split(/\s+/).length * msAWord) / soundPieceMs);
    const sound = Buffer.alloc(((soundPieceMs * soundRate) / 1_000) * 2, 7);
    await after(soundMs);
    response.writeHead(200, { 'content-type': 'audio/pcm' });
    for (let piece = 0; piece < pieces && !response.closed; piece += 1) {
      await after(soundMs + (piece * soundPieceMs) / soundSpeed);
      response.write(sound);
      if (piece === 0) took(tagIn(asked.input), 'firstSound', performance.now() - came);
    }
    return void response.end();
  }
  const tag = tagIn(asked.messages?.at(-1)?.content ?? '');
  await after(tokenMs);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const said = `About ${tag} then. Tell me what happened there today, and what you did.`.split(/(?= )/);
  for (const [index, word] of said.entries()) {
    await after(tokenMs + (index * 1_000) / wordsPerSecond);
    // The sentence is known to have ended only with the next word.
    if (index === 4) took(tag, 'firstSentence', performance.now() - came);
    response.write(chunk({ content: word }));
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}

function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  return `data: ${JSON.stringify({ id: 'paced', object: 'chat.completion.chunk', created: 1, model: 'paced', choices })}\n\n`;
}

const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
process.on('message', () => process.send?.(steps));
process.once('disconnect', () => process.exit());
