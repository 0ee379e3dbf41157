import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '@greenroom/access';
import type { Settings } from './settings/env.ts';

/** Where links in mails lead. */
export interface LinkOrigin {
  /** An origin, without a slash at its end. */
  current(): string;
  /** Notes, in a demonstration, at which address its people open it. */
  follow(app: FastifyInstance): void;
}

/**
 * Links of a public site lead to PUBLIC_URL alone, since a caller may write any Host header. A demonstration is open at
 * each name of its machine and at each port that is forwarded to it: a mail leads to where the request that caused it was
 * sent, and a mail that no request caused, to where the demonstration was opened last.
 */
export function linkOrigin({ publicOrigin, port }: Pick<Settings, 'publicOrigin' | 'port'>): LinkOrigin {
  if (publicOrigin !== undefined) return { current: () => publicOrigin, follow: () => {} };
  const ofRequest = new AsyncLocalStorage<string>();
  let last = `http://localhost:${port}`;
  return {
    current: () => ofRequest.getStore() ?? last,
    follow(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const opened = openedAt(request);
        if (opened === undefined) return done();
        last = opened;
        ofRequest.run(opened, done);
      });
    },
  };
}

/** Nothing for what no person's browser sends, such as health checks and webhooks, and for names of other machines. */
function openedAt({ protocol, host, hostname, routeOptions: { config } }: FastifyRequest): string | undefined {
  if (config.anonymous || config.takesForeign !== undefined || !isLoopback(hostname)) return undefined;
  return `${protocol}://${host}`;
}
