import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { endsIdle, type PgliteEngine } from './pglite-engine.ts';
import { createWireReader, type WireMessage } from './wire-messages.ts';

/** A Unix socket, or a port of the loopback address where there are none (Windows). */
export type ListenAddress = { path: string } | { host: string; port: number };

/**
 * Serves PostgreSQL's protocol. PGlite is one session, so there is one client at a time: the pool has one connection, and
 * one that connects while another is there replaces a connection that the pool has given up.
 * @returns what stops listening, and breaks off the client
 */
export async function servePglite(engine: PgliteEngine, address: ListenAddress): Promise<() => Promise<void>> {
  let current: Socket | undefined;
  const server = createServer((socket) => {
    current?.destroy();
    current = socket;
    void serveClient(engine, socket, () => current === socket);
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

async function serveClient(engine: PgliteEngine, socket: Socket, isCurrent: () => boolean): Promise<void> {
  socket.setNoDelay(true);
  const read = createWireReader();
  let answers: Buffer[] = [];
  try {
    for await (const chunk of socket) {
      for (const message of read(chunk as Buffer)) {
        if (!isCurrent() || message.kind === 'terminate' || message.kind === 'cancel') return;
        answers.push(await answerTo(engine, message));
        if (!message.isAwaited) continue;
        const answer = Buffer.concat(answers);
        answers = [];
        socket.write(answer);
        if (endsIdle(answer)) await engine.afterAnswer();
      }
    }
  } catch {
    // The client broke off, or the engine is broken, which it has told already.
  } finally {
    socket.destroy();
  }
}

async function answerTo(engine: PgliteEngine, { kind, bytes }: WireMessage): Promise<Buffer> {
  if (kind === 'encryption') return Buffer.from('N');
  if (kind === 'startup') await engine.resetSession();
  return engine.send(bytes);
}
