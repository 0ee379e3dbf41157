import type { FastifyInstance } from 'fastify';
import { cookies } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import type { Drawn } from './domain/decide-promotion.ts';

/** Out of the cookie, which anybody can write: what is no variation is not looked at further. */
export function readDraws(text: string): Drawn {
  return Object.fromEntries(new URLSearchParams(text.slice(0, 1_000)));
}

/**
 * Tells each visitor's browser what was drawn for them, so that who was made an offer finds it again when its weights
 * have changed. It holds names of promotions that run, and no id.
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
