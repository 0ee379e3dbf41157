import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { endsIdle, type PgliteEngine } from './pglite-engine.ts';
import { createWireReader } from './wire-messages.ts';

/** A Unix socket, or a port of the loopback address where there are none (Windows). */
type ListenAddress = { path: string } | { host: string; port: number };

/** Where clients connect. Each address has one client at a time. */
export interface PgliteAddresses {
  /** The process that has the database: its pool has one connection. */
  own: ListenAddress;
  /** Another process that keeps tables of its own in this database. It names no statements and changes no settings. */
  guest: ListenAddress;
}

interface Served {
  engine: PgliteEngine;
  /** Resolves when the session is free, with what frees it again. */
  takeTurn(): Promise<() => void>;
  /** Brings the session into the state that a new client of this address expects. */
  prepare(): Promise<void>;
}

/**
 * Serves PostgreSQL's protocol. PGlite is one session: its clients take turns, and a transaction is one turn. A client
 * that connects to an address where another is there replaces a connection that the other's pool has given up.
 * @returns what stops listening, and breaks off the clients
 */
export async function servePglite(engine: PgliteEngine, { own, guest }: PgliteAddresses): Promise<() => Promise<void>> {
  const takeTurn = createTurns();
  const stops = await Promise.all([
    listen({ engine, takeTurn, prepare: () => engine.resetSession() }, own),
    // Resetting it all would take the statements that the other client has named.
    listen({ engine, takeTurn, prepare: async () => {} }, guest),
  ]);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function listen(served: Served, address: ListenAddress): Promise<() => Promise<void>> {
  let current: Socket | undefined;
  const server = createServer((socket) => {
    current?.destroy();
    current = socket;
    void serveClient(served, socket, () => current === socket);
  });
  server.listen(address);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    current?.destroy();
    await closed;
  };
}

async function serveClient(
  { engine, takeTurn, prepare }: Served,
  socket: Socket,
  isCurrent: () => boolean,
): Promise<void> {
  socket.setNoDelay(true);
  const read = createWireReader();
  let answers: Buffer[] = [];
  let endTurn: (() => void) | undefined;
  try {
    for await (const chunk of socket) {
      for (const { kind, bytes, isAwaited } of read(chunk as Buffer)) {
        if (kind === 'terminate' || kind === 'cancel') return;
        if (kind === 'encryption') {
          socket.write('N');
          continue;
        }
        endTurn ??= await takeTurn();
        if (!isCurrent()) return;
        if (kind === 'startup') await prepare();
        answers.push(await engine.send(bytes));
        if (!isAwaited) continue;
        const answer = Buffer.concat(answers);
        answers = [];
        socket.write(answer);
        if (!endsIdle(answer)) continue;
        await engine.afterAnswer();
        endTurn();
        endTurn = undefined;
      }
    }
  } catch {
    // The client broke off, or the engine is broken, which it has told already.
  } finally {
    socket.destroy();
    if (endTurn) await engine.rollBack().then(endTurn, () => {});
  }
}

/** @returns what resolves, in the order of asking, once all before have ended their turn */
function createTurns(): () => Promise<() => void> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
