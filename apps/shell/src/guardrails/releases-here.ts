import { ownerOf, type ReleaseManifest } from '@greenroom/federation';

/** A release of an app. */
export interface Release {
  app: string;
  version: string;
}

/**
 * Returns the release chosen for a path, even if another was loaded in its place; the shell's if no remote serves the
 * path.
 */
export function releaseAt(path: string, { remotes }: ReleaseManifest, shell: Release): Release {
  const owner = ownerOf(path, remotes)?.owner;
  return owner ? { app: owner.name, version: owner.version } : shell;
}

/** Returns the shell's release, from the URL of its scripts: `/shell/<version>/…`. */
export function shellHere(scripts: Iterable<{ src: string }>): Release {
  for (const { src } of scripts) {
    const [, version] = /\/shell\/([^/]+)\//.exec(src) ?? [];
    if (version !== undefined) return { app: 'shell', version };
  }
  return { app: 'shell', version: '' };
}
