import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Ways in which any HTTP vendor may misbehave; its regular answers are its own. */
export type VendorMisbehaviour =
  | 'never-begins'
  | 'too-many-requests'
  | 'too-many-requests-once'
  | 'server-error'
  | 'wrong-key'
  | 'bad-request'
  | 'unreachable';

export interface MisbehavingVendor {
  /** The base URL for the adapter under test. */
  baseUrl: string;
  /** Whether a client still waits for an answer. */
  isOpen(): boolean;
  close(): Promise<void>;
}

export interface VendorConduct<Behaviour> {
  behaviour: Behaviour | VendorMisbehaviour;
  /** Called for every request, whatever its result. */
  take(request: IncomingMessage, body: Buffer): void;
  /** Answers a request that is not refused. */
  answer(response: ServerResponse, behaviour: Behaviour, request: IncomingMessage): void;
  /** The behaviour once `too-many-requests-once` is over. */
  well: Behaviour;
}

/** Starts a server that answers like a vendor, and misbehaves as `behaviour` says. */
export async function startMisbehavingVendor<Behaviour extends string>(
  conduct: VendorConduct<Behaviour>,
): Promise<MisbehavingVendor> {
  const { behaviour, take } = conduct;
  let open = 0;
  let count = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    void buffer(request).then((body) => {
      count += 1;
      take(request, body);
      behave(conduct, count, request, response);
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
  return { baseUrl: `http://127.0.0.1:${port}/v1`, isOpen: () => open > 0, close };
}

function behave<Behaviour extends string>(
  { behaviour, answer, well }: VendorConduct<Behaviour>,
  count: number,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  switch (behaviour) {
    case 'too-many-requests':
      return refuse(response, 429, { 'retry-after': '120', 'x-should-retry': 'false' });
    case 'too-many-requests-once':
      return count === 1 ? refuse(response, 429, { 'retry-after-ms': '20' }) : answer(response, well, request);
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
      return answer(response, behaviour, request);
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no', type: 'test', code: null } }));
}

/** Cuts the connection a moment later, so that everything written has left. */
export function cut(response: ServerResponse): void {
  setTimeout(() => response.destroy(), 30);
}
