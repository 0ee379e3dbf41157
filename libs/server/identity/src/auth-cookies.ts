import type { FastifyReply } from 'fastify';
import { cookies } from '@greenroom/contracts';
import type { IssuedRefreshToken } from './begin-session.ts';

export interface AuthCookies {
  set(reply: FastifyReply, issued: IssuedRefreshToken & { accessToken: string; idToken: string }): void;
  clear(reply: FastifyReply): void;
  setPending(reply: FastifyReply, token: string): void;
}

/**
 * The cookies of a log-in (specification, sections 3 and 9): HttpOnly, SameSite=Lax, Secure, and expiring with their
 * content.
 * @param secure whether the site is served over HTTPS
 */
export function authCookies(secure: boolean): AuthCookies {
  const readable = { path: '/', sameSite: 'lax', secure } as const;
  const hidden = { ...readable, httpOnly: true } as const;
  return {
    set(reply, { accessToken, idToken, refreshToken, secondsLeft }) {
      // The cookies must not outlive a session that is about to end.
      const brief = Math.min(cookies.accessToken.maxAgeSeconds, secondsLeft);
      reply.setCookie(cookies.accessToken.name, accessToken, { ...hidden, maxAge: brief });
      reply.setCookie(cookies.idToken.name, idToken, { ...hidden, maxAge: brief });
      reply.setCookie(cookies.refreshToken.name, refreshToken, { ...hidden, maxAge: secondsLeft });
      reply.setCookie(cookies.loggedIn.name, '1', { ...readable, maxAge: secondsLeft });
      reply.clearCookie(cookies.pendingLogIn.name, hidden);
    },
    clear(reply) {
      for (const { name } of [cookies.accessToken, cookies.idToken, cookies.refreshToken, cookies.pendingLogIn])
        reply.clearCookie(name, hidden);
      reply.clearCookie(cookies.loggedIn.name, readable);
    },
    setPending(reply, token) {
      reply.setCookie(cookies.pendingLogIn.name, token, { ...hidden, maxAge: cookies.pendingLogIn.maxAgeSeconds });
    },
  };
}
