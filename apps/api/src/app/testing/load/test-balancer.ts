import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** State of the links: fine, slow, or dropping everything while both ends believe the connection is open. */
export type Link = { is: 'well' } | { is: 'slow'; byMs: number } | { is: 'half open' };

/** A load balancer in front of instances that can degrade the links. */
export interface TestBalancer {
  port: number;
  /** Applies to existing and new connections. */
  link: Link;
  /** The instance that new connections try first; the others are the fallback. */
  prefer(instance: number): void;
  /** Closes every connection. @returns how many */
  cut(): number;
  close(): void;
}

/** @param ports returns the instances' ports, called for each connection */
export async function testBalancer(ports: () => readonly number[]): Promise<TestBalancer> {
  const open = new Set<Socket>();
  let first = 0;
  const server = createServer((page) => {
    const all = ports();
    void reach([...all.slice(first), ...all.slice(0, first)]).then((instance) => {
      if (!instance) return page.destroy();
      join(page, instance);
      join(instance, page);
    });
    page.on('error', () => {});
  });
  const join = (from: Socket, to: Socket) => {
    open.add(from);
    // Bytes swallowed by a half-open link are lost, so such a connection stays dead.
    let dead = false;
    from.on('data', (bytes) => {
      const { link } = balancer;
      if (link.is === 'half open') dead = true;
      if (dead) return;
      if (link.is === 'slow') setTimeout(() => to.writable && to.write(bytes), link.byMs);
      else to.write(bytes);
    });
    from.on('error', () => {});
    from.on('close', () => {
      open.delete(from);
      if (!dead) to.destroy();
    });
  };
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const balancer: TestBalancer = {
    port: (server.address() as AddressInfo).port,
    link: { is: 'well' },
    prefer: (instance) => void (first = instance),
    cut() {
      const count = open.size / 2;
      for (const one of open) one.destroy();
      return count;
    },
    close() {
      server.close();
      for (const one of open) one.destroy();
    },
  };
  return balancer;
}

/** Connects to the first port that answers. */
async function reach(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, '127.0.0.1');
    const connected = await new Promise<boolean>((done) => {
      socket.once('connect', () => done(true));
      socket.once('error', () => done(false));
    });
    if (connected) return socket;
  }
  return undefined;
}
