import type { FastifyInstance } from 'fastify';
import type { StaffAnnouncements } from '@greenroom/contracts';
import { announcementsMetric } from '@greenroom/contracts/announcements';
import { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import { languageOfRequest, serve } from '@greenroom/http';
import { pageOf, readCursor } from '../cursor.ts';
import { staffServer } from '../serve-staff.ts';
import { findAnnouncements, stateOf } from './announcements.repository.ts';
import { changeAnnouncement, endAnnouncement, writeAnnouncement } from './change-announcements.ts';
import { type InForce, type InForceDependencies, openInForce } from './announcements-in-force.ts';

const pageSize = 50;
const done = { done: true } as const;

/** Announcements above every page. */
export interface AnnouncementsModule extends Pick<InForce, 'read'> {
  routes(app: FastifyInstance): void;
}

type Dependencies = Omit<InForceDependencies, 'now'> & Partial<Pick<InForceDependencies, 'now'>>;

/** Creates the module; it reads the database with the first request. */
export function announcementsModule(dependencies: Dependencies): AnnouncementsModule {
  const deps = { now: () => new Date(), ...dependencies };
  const inForce = openInForce(deps);
  return { read: inForce.read, routes: (app) => announcementsRoutes(app, { ...deps, inForce }) };
}

function announcementsRoutes(
  app: FastifyInstance,
  { db, now, inForce }: InForceDependencies & { inForce: InForce },
): void {
  tellOpenPages(app, inForce);
  serve(app, contracts.announcements, ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    return inForce.read(languageOfRequest(request));
  });
  const serveStaff = staffServer(app);
  serveStaff(contracts.staffAnnouncements, ({ query }) => readAnnouncements(db, query, now()));
  serveStaff(contracts.staffAnnouncementWrite, async ({ body, person }) => {
    await inForce.changed(await writeAnnouncement({ db, now: now() }, person, body));
    return done;
  });
  serveStaff(contracts.staffAnnouncementChange, async ({ params, body, person }) => {
    await changeAnnouncement({ db, now: now() }, person, { ...params, ...body });
    await inForce.changed(params.announcementUuid);
    return done;
  });
  serveStaff(contracts.staffAnnouncementEnd, async ({ params, body, person }) => {
    await endAnnouncement({ db, now: now() }, person, { ...params, ...body });
    await inForce.changed(params.announcementUuid);
    return done;
  });
}

/**
 * Names the announcements in force on API replies, so that open pages learn of them with the next request they make
 * anyway. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Server-Timing
 */
function tellOpenPages(app: FastifyInstance, inForce: InForce): void {
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    const version = inForce.version();
    if (version !== '') reply.header('server-timing', `${announcementsMetric};desc="${version}"`);
  });
}

async function readAnnouncements(
  db: Database,
  {
    state,
    cursor,
  }: { state?: StaffAnnouncements['announcements'][number]['state'] | undefined; cursor?: string | undefined },
  now: Date,
): Promise<StaffAnnouncements> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rows = await findAnnouncements(db, { state, after }, { now, limit: pageSize + 1 });
  const found = pageOf(
    rows.map((row) => ({ ...row, at: row.startsAt })),
    pageSize,
  );
  return {
    announcements: found.page.map(({ uuid, level, textEn, textDe, startsAt, endsAt }) => ({
      ...{ uuid, level, textEn, textDe, state: stateOf({ startsAt, endsAt }, now) },
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    })),
    cursor: found.cursor,
  };
}
