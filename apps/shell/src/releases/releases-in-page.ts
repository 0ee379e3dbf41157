import { ownerOf, type ReleaseManifest } from '@greenroom/federation';

/** A part of the page, and the release that rendered it. */
export interface Drawn {
  part: 'frame' | 'page';
  /** As `checkout-mfe 2.4.0-0a1b2c3d`, or the address of an entry. */
  release: string;
  /** The chosen release, if another one replaced it. */
  asked?: string;
}

/**
 * Returns which release rendered which part of a page, judging by the loaded files.
 * @param files URLs of everything the page has fetched
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
  // Some files of a failed release may have loaded before another one replaced it.
  const drew = came.at(-1) ?? version;
  const asked = drew === version ? {} : { asked: `${name} ${version}` };
  return [frame, { part: 'page', release: `${name} ${drew}`, ...asked }];
}
