/**
 * What a client sends, as whole messages. The first ones have no type; from the startup message on each begins with one
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
export interface WireMessage {
  kind: 'encryption' | 'cancel' | 'startup' | 'terminate' | 'command';
  bytes: Buffer;
  /** Whether the client may wait for the answers up to here: after Query, Sync and Flush. */
  isAwaited: boolean;
}

/** The codes of messages without a type; any other one is the version of the protocol. */
const untyped: Record<number, WireMessage['kind']> = {
  80877102: 'cancel',
  80877103: 'encryption', // SSLRequest
  80877104: 'encryption', // GSSENCRequest
};

const awaited = new Set(['Q', 'S', 'H'].map((type) => type.charCodeAt(0)));
const terminate = 'X'.charCodeAt(0);

/** A length and a code; a type and a length would be five bytes. */
const untypedHead = 8;
const typedHead = 5;

/** The most that PostgreSQL takes in one message, in bytes. */
const longest = 2 ** 30;

/**
 * Reads the messages of one client.
 * @returns what takes the next chunk, and gives the messages that are whole with it
 * @throws RangeError where a length cannot be one, which means that the client speaks another protocol
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
