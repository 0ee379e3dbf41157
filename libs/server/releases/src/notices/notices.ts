import { pathTo, type ReleaseStatus } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { MailQueue } from '@greenroom/identity';
import type { Telemetry } from '@greenroom/ports/telemetry';
import type { Ramp } from '../registry/domain/ramp.ts';
import type { Trouble } from '../watch-releases.ts';
import { findNews } from './find-news.ts';
import { ownersOf, type Notice, type NoticeSettings } from './notice.ts';
import {
  countGivenUp,
  countHeld,
  countReturned,
  findNotices,
  giveUp,
  insertNotice,
  setDelivered,
  takeDue,
  type StoredNotice,
} from './notices.repository.ts';
import { postNotice } from './post-notice.ts';

/** Maximum attempts to post a notice; with the backoff they span about two hours. */
export const mostAttempts = 8;
const mostAtOnce = 20;
/** A ramp is reported after this many failed judgements in a row. */
const failuresTold = 3;
const [hourMs, dayMs] = [3_600_000, 86_400_000];

export interface NoticeDependencies extends NoticeSettings {
  db: Database;
  /** Left out if the server sends no mail. */
  identity?: { mails: Pick<MailQueue, 'origin' | 'queue'>; sendMails(): Promise<void> } | undefined;
  /** The site's public origin. */
  origin: string;
  trouble(): Trouble | undefined;
  now(): Date;
  log: { error(facts: object, message: string): void };
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Notifies the owners of apps, by webhook and mail, of problems that a ramp or the registry cannot resolve by itself.
 */
export function releaseNotices(deps: NoticeDependencies) {
  const { db, webhook, log, now } = deps;
  const failures = new Map<string, { ramp: Ramp; reason: string; count: number }>();
  const failing = () => [...failures.values()].filter(({ count }) => count >= failuresTold);
  return {
    /** @param error left out if the ramp was judged */
    judged(ramp: Ramp, error?: unknown): void {
      if (error === undefined) return void failures.delete(ramp.uuid);
      const reason = error instanceof Error ? error.message : 'the log has the reason';
      failures.set(ramp.uuid, { ramp, reason, count: (failures.get(ramp.uuid)?.count ?? 0) + 1 });
    },
    /** Called every minute: stores new notices and posts those that are due. */
    async tell(): Promise<void> {
      const news = await findNews({ db, trouble: deps.trouble(), failing: failing(), now: now() });
      let isMailed = false;
      for (const notice of news) isMailed = (await db.transaction((tx) => note(deps, tx, notice))) || isMailed;
      if (isMailed) await deps.identity?.sendMails();
      if (!webhook) return;
      for (const notice of await takeDue(db, now(), mostAtOnce)) {
        try {
          await postNotice(webhook, notice, {
            origin: deps.origin,
            now: now(),
            ...(deps.fetch && { fetch: deps.fetch }),
          });
          await setDelivered(db, notice.number, now());
        } catch (error) {
          const isLast = notice.attempts >= mostAttempts;
          if (isLast) await giveUp(db, notice.number);
          const next = isLast ? 'it is given up' : 'it is tried again';
          log.error(
            { err: error, notice: notice.number, app: notice.app },
            `A notice of a release was not posted; ${next}`,
          );
        }
      }
    },
    /** Returns what staff see of the notices. */
    async read(): Promise<ReleaseStatus['notices']> {
      const last = await findNotices(db, 10);
      return {
        webhook: webhook !== undefined,
        mails: deps.identity !== undefined && deps.owners.size > 0,
        last: last.map((notice) => {
          const { at, kind, app, version } = notice;
          return { at: at.toISOString(), kind, app, version, posted: outcomeOf(notice) };
        }),
      };
    },
    measure({ gauge }: Pick<Telemetry, 'gauge'>): void {
      const ago = (ms: number) => new Date(now().getTime() - ms);
      gauge('ramps.held', () => countHeld(db));
      gauge('ramps.returned', () => countReturned(db, ago(hourMs)));
      gauge('ramps.failing', () => failing().length);
      gauge('registry.trouble', () => (deps.trouble() ? 1 : 0));
      gauge('notices.failed', () => countGivenUp(db, ago(dayMs)));
    },
  };
}

/** Returns the delivery status of a notice's post. */
function outcomeOf({ attempts, nextAt, deliveredAt }: StoredNotice) {
  if (deliveredAt) return 'sent';
  if (nextAt) return 'waits';
  return attempts > 0 ? 'failed' : 'off';
}

export type ReleaseNotices = ReturnType<typeof releaseNotices>;

/** @returns whether mails were queued */
async function note(
  { identity, webhook, ...settings }: NoticeDependencies,
  tx: Parameters<Parameters<Database['transaction']>[0]>[0],
  notice: Notice,
): Promise<boolean> {
  if (!(await insertNotice(tx, notice, webhook !== undefined)) || !identity) return false;
  const { kind, app, version, text } = notice;
  const link = identity.mails.origin() + pathTo('staffReleases', undefined, app === null ? {} : { app });
  const owners = ownersOf(settings, app);
  for (const email of owners)
    await identity.mails.queue(
      tx,
      { uuid: null, email, locale: null },
      { template: 'release-notice', kind, app: app ?? '', version: version ?? '', text, link },
    );
  return owners.length > 0;
}
