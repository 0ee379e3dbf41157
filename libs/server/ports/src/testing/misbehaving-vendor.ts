import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What any vendor of HTTP may do wrong; what it answers otherwise is its own. */
export type VendorMisbehaviour =
  | 'never-begins'
  | 'too-many-requests'
  | 'too-many-requests-once'
  | 'server-error'
  | 'wrong-key'
  | 'bad-request'
  | 'unreachable';

export interface MisbehavingVendor {
  /** As an adapter is told it. */
  baseUrl: string;
  /** Whether somebody still waits for an answer. */
  isOpen(): boolean;
  close(): Promise<void>;
}

export interface VendorConduct<Behaviour> {
  behaviour: Behaviour | VendorMisbehaviour;
  /** Every request, whatever comes of it. */
  take(request: IncomingMessage, body: Buffer): void;
  /** Answers one that is not refused. */
  answer(response: ServerResponse, behaviour: Behaviour, request: IncomingMessage): void;
  /** How it behaves once `too-many-requests-once` is over. */
  well: Behaviour;
}

/** A server that answers as a vendor does, and misbehaves as told. */
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

/** A moment later, so that what was written has left. */
export function cut(response: ServerResponse): void {
  setTimeout(() => response.destroy(), 30);
}
