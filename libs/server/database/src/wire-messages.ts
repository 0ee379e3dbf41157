/**
 * One complete message of a client. Messages before and including the startup message have no type byte
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export interface WireMessage {
  kind: 'encryption' | 'cancel' | 'startup' | 'terminate' | 'command';
  bytes: Buffer;
  /** Whether the client may wait for answers at this point: after Query, Sync and Flush. */
  isAwaited: boolean;
}

/** Codes of messages without a type byte; any other code is the protocol version. */
const untyped: Record<number, WireMessage['kind']> = {
  80877102: 'cancel',
  80877103: 'encryption', // SSLRequest
  80877104: 'encryption', // GSSENCRequest
};

const awaited = new Set(['Q', 'S', 'H'].map((type) => type.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

/** Bytes of a length and a code. */
const untypedHead = 8;
const typedHead = 5;

/** PostgreSQL's maximum message length, in bytes. */
const longest = 2 ** 30;

/**
 * Creates a parser for one client's messages.
 * @returns a function that takes the next chunk and returns the messages that it completes
 * @throws RangeError for an impossible length, which means that the client speaks another protocol
 */
export function createWireReader(): (chunk: Buffer) => WireMessage[] {
  let parts: Buffer[] = [];
  let held = 0;
  let needed = untypedHead;
  let isStarted = false;

  return (chunk) => {
    parts.push(chunk);
    held += chunk.length;
    if (held < needed) return [];
    const bytes = parts.length === 1 ? chunk : Buffer.concat(parts);
    const messages: WireMessage[] = [];
    let at = 0;
    for (;;) {
      needed = neededAt(bytes, at, isStarted);
      if (bytes.length - at < needed) break;
      const message = asMessage(bytes.subarray(at, at + needed), isStarted);
      messages.push(message);
      isStarted ||= message.kind === 'startup';
      at += needed;
    }
    parts = [bytes.subarray(at)];
    held = bytes.length - at;
    return messages;
  };
}

function neededAt(bytes: Buffer, at: number, isStarted: boolean): number {
  const head = isStarted ? typedHead : untypedHead;
  if (bytes.length - at < head) return head;
  const needed = isStarted ? 1 + bytes.readInt32BE(at + 1) : bytes.readInt32BE(at);
  if (needed < head || needed > longest) throw new RangeError(`A message of ${needed} bytes is not PostgreSQL’s`);
  return needed;
}

function asMessage(bytes: Buffer, isStarted: boolean): WireMessage {
  if (!isStarted) return { kind: untyped[bytes.readInt32BE(4)] ?? 'startup', bytes, isAwaited: true };
  const type = bytes[0]!;
  return { kind: type === terminate ? 'terminate' : 'command', bytes, isAwaited: awaited.has(type) };
}
