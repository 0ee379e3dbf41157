import { ownerOf, type ReleaseManifest } from '@greenroom/federation';

/** A release of an app. */
export interface Release {
  app: string;
  version: string;
}

/** The release that a page was chosen with, whoever came in its place; the shell's where no remote answers for it. */
export function releaseAt(path: string, { remotes }: ReleaseManifest, shell: Release): Release {
  const owner = ownerOf(path, remotes)?.owner;
  return owner ? { app: owner.name, version: owner.version } : shell;
}

/** The shell's own, by the address its scripts came from: `/shell/<version>/…`. */
export function shellHere(scripts: Iterable<{ src: string }>): Release {
  for (const { src } of scripts) {
    const [, version] = /\/shell\/([^/]+)\//.exec(src) ?? [];
    if (version !== undefined) return { app: 'shell', version };
  }
  return { app: 'shell', version: '' };
}
