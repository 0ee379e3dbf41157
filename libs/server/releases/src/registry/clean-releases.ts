import { releaseFolder, type ReleaseRecord } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import { changeApps, type Reason, type Wanted } from './change-apps.ts';
import { overReleases } from './domain/over-releases.ts';
import { findCleaned } from './registry.repository.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';
import { reconcileRegistry } from './reconcile-registry.ts';

/** Releases cleaned within this time are checked again, since a crash may have left files. In milliseconds. */
const lookBack = 7 * 86_400_000;

/** Removes releases that no open page can request from the document, then deletes their files. */
export async function cleanReleases(deps: RegistryDependencies, reason: Reason): Promise<void> {
  const { registry } = await reconcileRegistry(deps);
  const now = deps.now().getTime();
  for (const [app, releases] of Object.entries(registry.microFrontends)) {
    if (overReleases(releases, now).length > 0) await changeApps(deps, [cleaned(app)], reason);
  }
  const after = await reconcileRegistry(deps);
  const offered = after.registry.microFrontends;
  for (const { app, intent } of await findCleaned(deps.db, new Date(now - lookBack))) {
    for (const version of intent.removes ?? []) {
      const isBack = offered[app]?.some(({ metadata }) => metadata.version === version);
      if (!isBack) await removeFiles(deps.store, app, version);
    }
  }
}

function cleaned(app: string): Wanted {
  return {
    app,
    decide({ releases, now }) {
      const over = new Set(overReleases(releases, now.getTime()));
      if (over.size === 0) return undefined;
      const removes = [...over].map(({ metadata }) => metadata.version);
      return { what: 'cleaned', version: null, releases: releases.filter((one) => !over.has(one)), removes };
    },
  };
}

/** Deletes the record last: while it exists, the names of all files are known and a retry can finish. */
async function removeFiles(store: ReleaseStore, app: string, version: string): Promise<void> {
  const folder = releaseFolder(app, version);
  const stored = await store.read(`${folder}/release.json`);
  if (!stored) return;
  const record = JSON.parse(new TextDecoder().decode(stored.bytes)) as ReleaseRecord;
  const files = Object.keys(record.files).flatMap((file) => ['', '.br', '.gz', '.map'].map((suffix) => file + suffix));
  for (const file of [...files, ...(record.server ? [record.server.file] : [])])
    await store.remove(`${folder}/${file}`);
  await store.remove(`${folder}/release.json`);
}
