import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * How the vendor behaves in one test. `answers`: "Good evening." for any sound, half a second of sound for any text, in
 * three pieces whose bytes divide a sample.
 */
export type SpeechVendorBehaviour =
  | 'answers'
  | 'answers-nothing-intelligible'
  | 'answers-as-wav'
  | 'never-begins'
  | 'pauses-for-ever'
  | 'too-many-requests'
  | 'too-many-requests-once'
  | 'server-error'
  | 'wrong-key'
  | 'bad-request'
  | 'cut-in-mid-stream'
  | 'malformed'
  | 'empty'
  | 'unreachable';

export interface SpeechServerRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface SpeechServer {
  /** As an adapter is told it. */
  baseUrl: string;
  requests: SpeechServerRequest[];
  isOpen(): boolean;
  close(): Promise<void>;
}

/** Of the vendor's sound, half a second at 24 kHz. */
export const vendorSamples = Int16Array.from({ length: 12_000 }, (_, at) => 9_000 * Math.sin(at / 9));

/** A server that speaks OpenAI's transcriptions and speech, and misbehaves as told. */
export async function startSpeechServer(behaviour: SpeechVendorBehaviour): Promise<SpeechServer> {
  const requests: SpeechServerRequest[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void buffer(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      const answer = request.url?.endsWith('/audio/speech') ? speak : transcribe;
      behave(behaviour, requests.length, response, answer);
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
  return { baseUrl: `http://127.0.0.1:${port}/v1`, requests, isOpen: () => open > 0, close };
}

type Answer = (response: ServerResponse, behaviour: SpeechVendorBehaviour) => void;

function behave(behaviour: SpeechVendorBehaviour, count: number, response: ServerResponse, answer: Answer): void {
  switch (behaviour) {
    case 'too-many-requests':
      return refuse(response, 429, { 'retry-after': '120', 'x-should-retry': 'false' });
    case 'too-many-requests-once':
      return count === 1 ? refuse(response, 429, { 'retry-after-ms': '20' }) : answer(response, 'answers');
    case 'server-error':
      return refuse(response, 500, { 'retry-after-ms': '5' });
    case 'wrong-key':
      return refuse(response, 401);
    case 'bad-request':
      return refuse(response, 400);
    case 'never-begins':
    case 'unreachable':
      return;
    default:
      return answer(response, behaviour);
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no', type: 'test', code: null } }));
}

const transcribe: Answer = (response, behaviour) => {
  const texts: Partial<Record<SpeechVendorBehaviour, string>> = {
    malformed: '{"text":',
    empty: '{}',
    'answers-nothing-intelligible': '{"text":" "}',
  };
  const body = texts[behaviour] ?? '{"text":" Good evening.\\n"}';
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  if (behaviour === 'pauses-for-ever') response.write(body.slice(0, 3));
  else if (behaviour === 'cut-in-mid-stream') cut(response, body.slice(0, 3));
  else response.end(body);
};

const speak: Answer = (response, behaviour) => {
  const sound = Buffer.from(vendorSamples.buffer);
  // Their lengths are odd, so that a sample is divided between two of them.
  const pieces = [sound.subarray(0, 4_801), sound.subarray(4_801, 12_002), sound.subarray(12_002)];
  const type = behaviour === 'malformed' ? 'application/json' : 'audio/pcm';
  response.writeHead(200, { 'content-type': type });
  if (behaviour === 'malformed') response.end('{"sound":null}');
  else if (behaviour === 'empty') response.end();
  else if (behaviour === 'pauses-for-ever') response.write(pieces[0]);
  else if (behaviour === 'cut-in-mid-stream') cut(response, pieces[0]!);
  else {
    if (behaviour === 'answers-as-wav') response.write(wavHeader());
    void inPieces(response, pieces);
  }
};

async function inPieces(response: ServerResponse, pieces: readonly Buffer[]): Promise<void> {
  for (const piece of pieces) {
    response.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  response.end();
}

/** A moment later, so that what was written has left. */
function cut(response: ServerResponse, begun: string | Buffer): void {
  response.write(begun);
  setTimeout(() => response.destroy(), 30);
}

/** Of a stream whose length is not known, at 16 kHz. */
function wavHeader(): Buffer {
  const header = Buffer.from('RIFF\xff\xff\xff\xffWAVEfmt \x10\0\0\0\x01\0\x01\0', 'latin1');
  const rates = Buffer.alloc(12);
  rates.writeUInt32LE(16_000, 0);
  rates.writeUInt32LE(32_000, 4);
  rates.writeUInt16LE(2, 8);
  rates.writeUInt16LE(16, 10);
  return Buffer.concat([header, rates, Buffer.from('data\xff\xff\xff\xff', 'latin1')]);
}
