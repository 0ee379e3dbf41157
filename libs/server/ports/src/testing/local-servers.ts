import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface LocalServers {
  /** Requests to the servers of the running test, as `GET /path`. */
  asked: string[];
  /**
   * Starts a server. @param answers by path, as JSON or as text; other paths are a 404. @returns its port on the
   * loopback address
   */
  open(answers: Readonly<Record<string, unknown>>): Promise<number>;
}

/**
 * Small servers that stand in for engines on this machine, for the tests of one file; they are closed after each test.
 */
export function localServers(): LocalServers {
  const open: Server[] = [];
  const asked: string[] = [];
  afterEach(async () => {
    asked.length = 0;
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    }
  });
  return {
    asked,
    async open(answers) {
      const server = createServer((request, reply) => {
        asked.push(`${request.method} ${request.url}`);
        const answer = answers[request.url ?? ''];
        request.resume().on('end', () => {
          reply.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
          reply.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? {}));
        });
      });
      open.push(server);
      await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
      return (server.address() as AddressInfo).port;
    },
  };
}
