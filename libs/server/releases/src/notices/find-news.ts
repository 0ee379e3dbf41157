import type { RegistryChange, ReleaseNoticeKind } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Ramp } from '../registry/domain/ramp.ts';
import { sayBecause } from '../registry/domain/because.ts';
import { findHistory, findRampsOn } from '../registry/registry.repository.ts';
import type { Trouble } from '../watch-releases.ts';
import type { Notice } from './notice.ts';

const dayMs = 86_400_000;
/** A store outage shorter than this is not reported, in milliseconds. */
const unreachableForMs = 600_000;

interface NewsSources {
  db: Database;
  trouble: Trouble | undefined;
  /** Ramps that could not be judged several times in a row, with the reason. */
  failing: readonly { ramp: Ramp; reason: string }[];
  now: Date;
}

/**
 * Returns all news of the last day, notified or not. It is derived from stored state, so a server crash loses nothing.
 */
export async function findNews({ db, trouble, failing, now }: NewsSources): Promise<Notice[]> {
  const changes = await findHistory(db, { since: new Date(now.getTime() - dayMs) });
  const day = now.toISOString().slice(0, 10);
  const happened = changes.flatMap((change): Notice[] => {
    const kind = change.byKind === 'controller' && kindOf(change);
    return kind ? [{ ...pick(change), kind, key: `change ${change.number}`, text: change.why }] : [];
  });
  const suspects = (await findRampsOn(db)).flatMap(({ uuid, app, version, step, stable, verdict }): Notice[] => {
    if (verdict?.kind !== 'suspect') return [];
    const text = sayBecause({ code: 'suspect', stable }, verdict);
    return [{ key: `ramp ${uuid} ${step} suspect`, at: now, kind: 'suspect', app, version, text }];
  });
  const failed = failing.map(({ ramp: { uuid, app, version }, reason }): Notice => {
    const text = `The ramp cannot be judged, and stays where it is: ${reason}`;
    return { key: `ramp ${uuid} failed ${day}`, at: now, kind: 'ramp-failed', app, version, text };
  });
  return [...happened, ...suspects, ...failed, ...registryNews(trouble, now, day)];
}

function registryNews(trouble: Trouble | undefined, now: Date, day: string): Notice[] {
  if (!trouble || (trouble.kind === 'unreachable' && now.getTime() - trouble.since < unreachableForMs)) return [];
  const { kind, since } = trouble;
  const text = `The registry in the store is ${kind} since ${new Date(since).toISOString()}: the site goes on with the last good one, and ramps stand still`;
  return [{ key: `registry ${kind} ${day}`, at: now, kind: 'registry', app: null, version: null, text }];
}

const pick = ({ at, app, version }: { at: Date; app: string; version: string | null }) => ({ at, app, version });

/** Returns undefined for expected changes. */
function kindOf({ what, because }: Pick<RegistryChange, 'what' | 'because'>): ReleaseNoticeKind | undefined {
  if (what === 'returned') return 'returned';
  if (what === 'waits' && because?.code === 'too-few') return 'waiting';
  return what === 'paused' ? 'waited-out' : undefined;
}
