import type { Locale } from '@greenroom/contracts';
import {
  chooseManifest,
  ownerOf,
  type ChosenRemote,
  type KeptRelease,
  type Overrides,
  type ReleaseManifest,
} from '@greenroom/federation';
import { addressOf, type Release, type Releases } from './releases.ts';

/** A remote as it is sent to one visitor, with the release it comes from. */
interface Choice {
  release: Release;
  remote: ChosenRemote;
}

/** The releases one visitor's page runs with. */
export interface ChosenReleases {
  shell: Release;
  remotes: Choice[];
  manifest: ReleaseManifest;
}

/**
 * Chooses the releases for one visitor. For each app this is the visitor's assigned release, or the override asked for.
 * @param kept the release the visitor is in the middle of a checkout with, and the current time in milliseconds since
 * 1970
 * @returns undefined if there is no shell release
 */
export function chooseReleases(
  { apps }: Pick<Releases, 'apps'>,
  visitorId: string,
  overrides: Overrides = {},
  kept?: { release: KeptRelease; now: number },
): ChosenReleases | undefined {
  const deployments = [...apps].map(([name, list]) => [name, list.map(({ deployment }) => deployment)] as const);
  const { choices, manifest } = chooseManifest(new Map(deployments), visitorId, overrides, kept);
  const chosen = choices.map(({ remote, deployment }): Choice => {
    return { remote, release: apps.get(remote.name)!.find((release) => release.deployment === deployment)! };
  });
  const shell = chosen.find(({ remote }) => remote.name === 'shell');
  if (!shell) return undefined;
  return { shell: shell.release, remotes: chosen.filter((choice) => choice !== shell), manifest };
}

/** Returns the release that answers for a path, and the files the page's first screen needs, in loading order. */
export function pageFor(path: string, locale: Locale, { shell, remotes }: Pick<ChosenReleases, 'shell' | 'remotes'>) {
  const releases = [shell, ...remotes.map(({ release }) => release)];
  const owned = ownerOf(
    path,
    releases.map((release) => ({ release, pages: release.record.pages })),
  );
  if (!owned) return { found: false, preload: [] };
  const { release } = owned.owner;
  const { record, deployment } = release;
  const isShell = release === shell;
  const chosen = remotes.find((choice) => choice.release === release)?.remote;
  // The shell's own entry is already a script of the page.
  const entry = chosen ? [{ url: chosen.url, integrity: chosen.integrity }] : [];
  const page = record.pages.find(({ path: one }) => one === owned.page.path);
  const ofAll = isShell ? [] : record.messages[locale];
  const needed = [...(page?.files ?? []), ...ofAll, ...(page?.messages?.[locale] ?? [])];
  // An overridden entry (another URL) loads its own files, whose names are not known here.
  const elsewhere = chosen !== undefined && chosen.url !== deployment.url;
  const files = needed.map((file) => ({ url: addressOf(release) + file, integrity: integrityOf(release, file) }));
  return {
    found: true,
    pattern: owned.page.path,
    release,
    /** The remote's release if the server can render the page with it. */
    written: chosen && !elsewhere ? release : undefined,
    preload: [...entry, ...(elsewhere ? [] : files)],
  };
}

function integrityOf({ record }: Release, file: string): string {
  return record.files[file]?.integrity ?? '';
}
