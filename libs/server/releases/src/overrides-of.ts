import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookies, releasePassParameter } from '@greenroom/contracts';
import {
  endsOverrides,
  judgeOverrides,
  overridesText,
  readOverrides,
  speaksOfOverrides,
  type Overrides,
} from '@greenroom/federation';
import type { ReleasePasses } from './release-passes.ts';

interface OverrideRules {
  /**
   * `allowed`: every visitor may override releases. `staff`: staff may, and the bearer of a pass may see its release.
   */
  releaseOverrides: { allowed: boolean; staff?: boolean; origins: readonly string[] };
  /** Whether the site is served over https. */
  secure: boolean;
  passes?: Pick<ReleasePasses, 'read'> | undefined;
}

/**
 * Returns the releases this visitor asked for by URL, on this or an earlier page; a session cookie keeps them from page
 * to page. The release of a valid pass is added. Empty if the site does not allow overrides.
 */
export function overridesOf(request: FastifyRequest, reply: FastifyReply, rules: OverrideRules): Overrides {
  const { allowed, staff = false, origins } = rules.releaseOverrides;
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  // Entry URLs are not accepted here: a pass is only for published releases.
  const passed = allowed || staff ? judgeOverrides(passOf(request, reply, rules, query), []) : {};
  if (!allowed && !(staff && request.person.staff)) return passed;
  const { name } = cookies.releases;
  const asked = readOverrides(query, request.cookies[name]);
  if (speaksOfOverrides(query)) {
    const shared = { path: '/', sameSite: 'lax', httpOnly: true, secure: rules.secure } as const;
    if (Object.keys(asked).length === 0) reply.clearCookie(name, shared);
    else reply.setCookie(name, overridesText(asked), shared);
  }
  return { ...passed, ...judgeOverrides(asked, origins) };
}

/** Returns the release of the pass in the URL or the cookie; leaving it works as for all overrides. */
function passOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { secure, passes }: OverrideRules,
  query: URLSearchParams,
) {
  const { name } = cookies.releasePass;
  const given = query.get(releasePassParameter);
  const token = given ?? request.cookies[name];
  if (!token || !passes) return {};
  const shared = { path: '/', sameSite: 'lax', httpOnly: true, secure } as const;
  const pass = passes.read(token);
  if (!pass || endsOverrides(query, pass.asked)) {
    reply.clearCookie(name, shared);
    return {};
  }
  if (given) reply.setCookie(name, token, { ...shared, expires: new Date(pass.until) });
  return pass.asked;
}
