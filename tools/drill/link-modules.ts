import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a `node_modules` of links to another one. Workspace packages are relative links, so they lead to the version
 * in the target workspace.
 */
export function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const place = join(from, name);
    if (lstatSync(place).isSymbolicLink()) symlinkSync(readlinkSync(place), join(to, name));
    else if (name.startsWith('@')) linkModules(place, join(to, name));
    else symlinkSync(place, join(to, name));
  }
}
