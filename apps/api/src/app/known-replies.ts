import type { FastifyRequest } from 'fastify';
import { paths } from '@greenroom/contracts';
import type { PreloadedReply } from '@greenroom/federation';
import { landingHomepage, type Catalogue } from '../modules/content/index.ts';
import { currentUser } from '../modules/people/index.ts';
import type { RightsOf } from './entitlements.ts';

export interface KnownReplyDependencies {
  catalogue: Catalogue;
  rightsOf: RightsOf;
}

/** Pages that begin with all coaches. */
const withCoaches: readonly string[] = [paths.root, paths.coaches];

/**
 * What the API would answer to a page's first questions, so that the page need not ask. Only endpoints that the
 * shell itself knows: a remote's are not there yet when the page begins.
 */
export function knownReplies(
  { catalogue, rightsOf }: KnownReplyDependencies,
  pattern: string | undefined,
  request: FastifyRequest,
): PreloadedReply[] {
  const user = { endpoint: 'usersRead', args: { params: { uuid: 'me' } }, data: currentUser(request.person, rightsOf) };
  if (pattern === undefined || !withCoaches.includes(pattern)) return [user];
  return [user, { endpoint: 'landingHomepage', args: undefined, data: landingHomepage(catalogue, request) }];
}
