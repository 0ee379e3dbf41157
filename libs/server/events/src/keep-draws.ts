import type { FastifyInstance } from 'fastify';
import { cookies } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import type { Drawn } from './domain/decide-promotion.ts';

/** Reads the cookie, which anybody can write: unknown variations are ignored later. */
export function readDraws(text: string): Drawn {
  return Object.fromEntries(new URLSearchParams(text.slice(0, 1_000)));
}

/**
 * Stores the drawn variations in the visitor's cookie, so that a visitor keeps an offer when the weights change. The
 * cookie holds names of running promotions, and no id.
 */
export function keepDraws(
  app: FastifyInstance,
  { draw, secure }: { draw(person: Person): Drawn; secure: boolean },
): void {
  const { name, maxAgeSeconds } = cookies.promotions;
  const where = { path: '/', sameSite: 'lax', secure } as const;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anonymous) return;
    const drawn = new URLSearchParams(draw(request.person)).toString();
    if (drawn === request.person.promotionsDrawn) return;
    if (drawn === '') reply.clearCookie(name, where);
    else reply.setCookie(name, drawn, { ...where, httpOnly: true, maxAge: maxAgeSeconds });
    request.person = { ...request.person, promotionsDrawn: drawn };
  });
}
