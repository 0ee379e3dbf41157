import type { PackedManifest } from './manifest-of.ts';

/** Returns the README of a shared package, made from its manifest. */
export function readmeOf({ name, version, description, exports, peerDependencies }: PackedManifest): string {
  const entries = Object.keys(exports).filter((subpath) => subpath !== './package.json');
  const peers = Object.entries(peerDependencies).map(([peer, range]) => `\`${peer}\` ${range}`);
  return [
    `# ${name} ${version}`,
    description,
    `Imports: ${entries.map((subpath) => `\`${name}${subpath.slice(1)}\``).join(', ')}.`,
    peers.length > 0 ? `Install beside it: ${peers.join(', ')}.` : 'It needs no other package of the site.',
    'Versions are semantic: while the major version is 0, a breaking change raises the minor version and an addition the patch version. How a remote uses the package: docs/foreign-remotes.md in the repository of the site.',
    '',
  ].join('\n\n');
}
