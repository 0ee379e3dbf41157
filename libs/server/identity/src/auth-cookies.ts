import type { FastifyReply } from 'fastify';
import { cookies } from '@greenroom/contracts';
import type { IssuedRefreshToken } from './begin-session.ts';

export interface AuthCookies {
  set(reply: FastifyReply, issued: IssuedRefreshToken & { accessToken: string; idToken: string }): void;
  clear(reply: FastifyReply): void;
  setPending(reply: FastifyReply, token: string): void;
}

/**
 * The cookies of a log-in (specification, sections 3 and 9): http-only, lax, secure, and gone when what is in them is.
 * @param secure whether the site is reached by https
 */
export function authCookies(secure: boolean): AuthCookies {
  const readable = { path: '/', sameSite: 'lax', secure } as const;
  const hidden = { ...readable, httpOnly: true } as const;
  return {
    set(reply, { accessToken, idToken, refreshToken, secondsLeft }) {
      // A session near its end does not live on in a cookie.
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
