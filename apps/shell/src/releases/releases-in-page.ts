import { ownerOf, type ReleaseManifest } from '@greenroom/federation';

/** What of the page a release drew. */
export interface Drawn {
  part: 'frame' | 'page';
  /** As `checkout-mfe 2.4.0-0a1b2c3d`, or the address of an entry. */
  release: string;
  /** The one that was to draw it, where another stood in for it. */
  asked?: string;
}

/**
 * Which release drew what of a page, told by the files that came.
 * @param files addresses of everything the page has fetched
 * @param path of the page
 */
export function releasesInPage(files: readonly string[], { remotes }: ReleaseManifest, path: string): Drawn[] {
  const paths = files.map((file) => new URL(file, 'http://page').pathname);
  const versionsOf = (folder: string) => [
    ...new Set(paths.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length).split('/')[0]!)),
  ];
  const [shell = ''] = versionsOf('/shell/');
  const frame: Drawn = { part: 'frame', release: `shell ${shell}`.trim() };
  const owner = ownerOf(path, remotes)?.owner;
  if (!owner) return [frame, { part: 'page', release: frame.release }];
  const { name, version, url } = owner;
  if (version === 'override') return [frame, { part: 'page', release: url }];
  const came = versionsOf(`/remotes/${name}/`);
  // Of one that failed, parts may have come before the other took its place.
  const drew = came.at(-1) ?? version;
  const asked = drew === version ? {} : { asked: `${name} ${version}` };
  return [frame, { part: 'page', release: `${name} ${drew}`, ...asked }];
}
