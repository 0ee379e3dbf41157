import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookies } from '@greenroom/contracts';
import type { Person } from './domain/person.ts';
import { placeOf } from './domain/place.ts';

export interface KnowPeopleSettings {
  /** Whether the site is reached by https, so that cookies may be marked Secure. */
  secure: boolean;
  geoHeaders: { country: string; region: string };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and health checks, cached or asked for by no one in particular: no cookies, and no {@link Person}. */
    anonymous?: boolean;
  }
}

/**
 * Gives every page and API request a {@link Person}, and a newcomer the cookies that make one: who it is (for the
 * server alone), and the country and region (for the page to read).
 */
export function knowPeople(app: FastifyInstance, { secure, geoHeaders }: KnowPeopleSettings): void {
  const shared = { path: '/', sameSite: 'lax', secure } as const;

  const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = request.cookies[cookies.visitor.name];
    if (known !== undefined && uuid.test(known)) return known;
    const visitorId = randomUUID();
    reply.setCookie(cookies.visitor.name, visitorId, {
      ...shared,
      httpOnly: true,
      maxAge: cookies.visitor.maxAgeSeconds,
    });
    return visitorId;
  };

  const tellPlace = (request: FastifyRequest, reply: FastifyReply) => {
    const place = placeOf(request.headers, geoHeaders);
    for (const [cookie, value] of [
      [cookies.geo, place.country],
      [cookies.region, place.region],
    ] as const) {
      if (request.cookies[cookie.name] === value) continue;
      reply.setCookie(cookie.name, value, { ...shared, maxAge: cookie.maxAgeSeconds });
    }
  };

  // Replaced before any handler sees it: the hook below runs first.
  app.decorateRequest('person', null as unknown as Person);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anonymous) return;
    request.person = { visitorId: visitorOf(request, reply), signedIn: false };
    tellPlace(request, reply);
  });
}
