import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { Database } from '@greenroom/database';
import type { AuthCookies } from './auth-cookies.ts';
import { audit } from './audit.ts';
import { describeDevice } from './domain/device.ts';
import { ownOf, signedInAccount } from './identity.policy.ts';
import { endSessions, findLiveSessions } from './sessions.repository.ts';

const done = { done: true } as const;

/** Routes for listing sessions, and for ending this one, another one, or all. */
export function sessionsRoutes(
  app: FastifyInstance,
  { db, authCookies }: { db: Database; authCookies: AuthCookies },
): void {
  serve(app, contracts.authLogOut, async ({ person, reply }) => {
    authCookies.clear(reply);
    if (!person.account) return done;
    const own = ownOf(person);
    await db.transaction(async (tx) => {
      await endSessions(tx, own.accountUuid, { reason: 'logged-out', only: own.sessionUuid });
      await audit(tx, { event: 'logged-out', ...own });
    });
    return done;
  });

  serve(app, contracts.authSessions, async ({ person, reply }) => {
    const { uuid, sessionUuid } = signedInAccount(person);
    reply.header('cache-control', 'no-store');
    const rows = await findLiveSessions(db, uuid);
    return {
      sessions: rows.map((row) => ({
        uuid: row.uuid,
        ...describeDevice(row.userAgent),
        country: row.country,
        signedInAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        current: row.uuid === sessionUuid,
      })),
    };
  });

  serve(app, contracts.authEndSession, async ({ params, person, reply }) => {
    const own = ownOf(person);
    const ended = await db.transaction(async (tx) => {
      const count = await endSessions(tx, own.accountUuid, { reason: 'remote', only: params.sessionUuid });
      await audit(tx, { event: 'session-ended', ...own });
      return count;
    });
    if (ended === 0) throw new ApiFailure('not_found', 'There is no such log-in');
    if (params.sessionUuid === own.sessionUuid) authCookies.clear(reply);
    return { ended };
  });

  serve(app, contracts.authEndSessions, async ({ body, person, reply }) => {
    const own = ownOf(person);
    const except = body.which === 'others' ? own.sessionUuid : undefined;
    const ended = await db.transaction(async (tx) => {
      const count = await endSessions(tx, own.accountUuid, { reason: 'remote', except });
      await audit(tx, { event: 'sessions-ended', ...own, details: { count } });
      return count;
    });
    if (except === undefined) authCookies.clear(reply);
    return { ended };
  });
}
