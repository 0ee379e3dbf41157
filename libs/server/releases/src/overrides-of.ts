import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies } from '@greenroom/contracts';
import { judgeOverrides, overridesText, readOverrides, speaksOfOverrides, type Overrides } from '@greenroom/federation';

interface OverrideRules {
  releaseOverrides: { allowed: boolean; origins: readonly string[] };
  /** Whether the site is reached by https. */
  secure: boolean;
}

/**
 * The releases this person asked for by address, now or on an earlier page; a session cookie keeps them from page to
 * page. None where the site does not allow it.
 */
export function overridesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { releaseOverrides, secure }: OverrideRules,
): Overrides {
  if (!releaseOverrides.allowed) return {};
  const { name } = cookies.releases;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const asked = readOverrides(query, request.cookies[name]);
  if (speaksOfOverrides(query)) {
    const shared = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
    if (Object.keys(asked).length === 0) reply.clearCookie(name, shared);
    else reply.setCookie(name, overridesText(asked), shared);
  }
  return judgeOverrides(asked, releaseOverrides.origins);
}
