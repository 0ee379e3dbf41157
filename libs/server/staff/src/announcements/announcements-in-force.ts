import { createHash } from 'node:crypto';
import type { AnnouncementsInForce, Locale } from '@greenroom/contracts';
import type { Database, Notifications } from '@greenroom/database';
import { type AnnouncementRow, findNotPast, stateOf } from './announcements.repository.ts';

/** Notifications may get lost, so an instance reads the announcements anew after this time, in ms. */
const rereadMs = 30_000;

export interface InForceDependencies {
  db: Database;
  notifications: Pick<Notifications, 'notify' | 'listen'>;
  log: { warn(facts: object, message: string): void };
  now(): Date;
}

export interface InForce {
  /** Returns the announcements in force, trouble first. Waits for the database only before the first reading. */
  read(locale: Locale): Promise<AnnouncementsInForce>;
  /** Returns the version of what is in force, as far as it has been read; reads it anew in the background when due. */
  version(): string;
  /** Reads the announcements anew after a change here, and tells the other instances. */
  changed(uuid: string): Promise<void>;
}

/** Keeps the announcements in memory, so that no page and no API reply waits for the database. */
export function openInForce({ db, notifications, log, now }: InForceDependencies): InForce {
  let rows: AnnouncementRow[] = [];
  let readAt = 0;
  let reading: Promise<void> | undefined;

  const readAnew = (): Promise<void> => {
    const at = now();
    reading ??= findNotPast(db, at)
      .then((found) => {
        rows = found;
        readAt = at.getTime();
      })
      .catch((error: unknown) => {
        // The next request tries again after the usual time; pages are shown as last known.
        readAt = at.getTime();
        log.warn({ err: error }, 'Reading announcements failed; showing the last known ones');
      })
      .finally(() => (reading = undefined));
    return reading;
  };
  const readWhenDue = () => (now().getTime() - readAt > rereadMs ? readAnew() : undefined);
  const current = () => rows.filter((row) => stateOf(row, now()) === 'in_force');
  notifications.listen('announcements', () => void readAnew());

  return {
    async read(locale) {
      const due = readWhenDue();
      if (readAt === 0) await due;
      const shown = current();
      const byLevel = [...shown.filter(isTrouble), ...shown.filter((row) => !isTrouble(row))];
      return {
        version: versionOf(shown),
        announcements: byLevel.map(({ uuid, level, textEn, textDe }) => ({
          ...{ uuid, level },
          text: locale === 'de' ? textDe : textEn,
        })),
      };
    },
    version() {
      void readWhenDue();
      return versionOf(current());
    },
    async changed(uuid) {
      // A reading that began before the change may not contain it.
      await reading;
      await readAnew();
      notifications.notify('announcements', uuid);
    },
  };
}

const isTrouble = ({ level }: AnnouncementRow) => level === 'trouble';

function versionOf(rows: readonly AnnouncementRow[]): string {
  if (rows.length === 0) return '';
  const named = rows.map(({ uuid, changedAt }) => `${uuid} ${changedAt.getTime()}`).join();
  return createHash('sha256').update(named).digest('base64url').slice(0, 8);
}
