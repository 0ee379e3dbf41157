import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { endsIdle, type PgliteEngine } from './pglite-engine.ts';
import { createWireReader } from './wire-messages.ts';

/** A Unix socket, or a loopback port on systems without them (Windows). */
type ListenAddress = { path: string } | { host: string; port: number };

/** The addresses that clients connect to, each with one client at a time. */
export interface PgliteAddresses {
  /** For the process that owns the database; its pool has one connection. */
  own: ListenAddress;
  /** For another process with tables of its own in this database. It must not name statements or change settings. */
  guest: ListenAddress;
}

interface Served {
  engine: PgliteEngine;
  /** Resolves with a release function once the session is free. */
  takeTurn(): Promise<() => void>;
  /** Resets the session for a new client of this address. */
  prepare(): Promise<void>;
}

/**
 * Serves PostgreSQL's protocol. PGlite has one session, so clients take turns; a transaction is one turn. A new client
 * at an address replaces the previous one, whose pool has dropped that connection.
 * @returns a function that stops listening and disconnects the clients
 */
export async function servePglite(engine: PgliteEngine, { own, guest }: PgliteAddresses): Promise<() => Promise<void>> {
  const takeTurn = createTurns();
  const stops = await Promise.all([
    listen({ engine, takeTurn, prepare: () => engine.resetSession() }, own),
    // A full reset would discard the other client's named statements.
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
    // The client disconnected, or the engine broke and has already reported it.
  } finally {
    socket.destroy();
    if (endTurn) await engine.rollBack().then(endTurn, () => {});
  }
}

/** @returns a function whose promises resolve in call order, each once the turns before it have ended */
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
