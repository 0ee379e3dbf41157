import type { Locale } from '@greenroom/contracts';
import { ownerOf, type ReleaseManifest, type ReleaseRecord } from '@greenroom/federation';

/** Where a build's files are fetched from; ends with a slash. */
export type AddressOf = (release: ReleaseRecord) => string;

/** The releases a visitor's page runs with. There is one of each remote so far, so everyone gets that. */
export function chooseReleases(remotes: readonly ReleaseRecord[], addressOf: AddressOf): ReleaseManifest {
  return {
    remotes: remotes.map((release) => ({
      name: release.name,
      version: release.version,
      url: addressOf(release) + release.entry,
      integrity: integrityOf(release, release.entry),
      pages: release.pages.map(({ path, frame }) => ({ path, frame })),
    })),
  };
}

/** What answers for a path, and which of its files the page's first screen needs, in the order it needs them. */
export function pageFor(
  path: string,
  locale: Locale,
  shell: ReleaseRecord,
  remotes: readonly ReleaseRecord[],
  addressOf: AddressOf,
) {
  const owned = ownerOf(path, [shell, ...remotes]);
  if (!owned) return { found: false, preload: [] };
  const { owner, page } = owned;
  // The shell's own entry is a script of the page itself.
  const files = owner === shell ? [] : [owner.entry];
  const ofPage = owner.pages.find(({ path }) => path === page.path)?.files ?? [];
  const needed = [...files, ...ofPage, ...(owner === shell ? [] : owner.messages[locale])];
  return {
    found: true,
    pattern: page.path,
    preload: needed.map((file) => ({ url: addressOf(owner) + file, integrity: integrityOf(owner, file) })),
  };
}

function integrityOf(release: ReleaseRecord, file: string): string {
  return release.files[file]?.integrity ?? '';
}
