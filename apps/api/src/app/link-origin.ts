import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '@greenroom/access';
import type { Settings } from './settings/env.ts';

/** The origin of links in mails. */
export interface LinkOrigin {
  /** Returns an origin without a trailing slash. */
  current(): string;
  /** In a demonstration, remembers the address at which its visitors open it. */
  follow(app: FastifyInstance): void;
}

/**
 * Links of a public site use only PUBLIC_URL, since a caller may send any Host header. A demonstration can be opened at
 * each name of its machine and at each forwarded port: a mail links to where the request that caused it was sent, and a
 * mail not caused by a request, to where the demonstration was last opened.
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

/**
 * Returns undefined for requests that no visitor's browser sends, such as health checks and webhooks, and for other
 * hosts.
 */
function openedAt({ protocol, host, hostname, routeOptions: { config } }: FastifyRequest): string | undefined {
  if (config.anonymous || config.takesForeign !== undefined || !isLoopback(hostname)) return undefined;
  return `${protocol}://${host}`;
}
