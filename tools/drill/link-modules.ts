import { lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Makes a `node_modules` of links into another. Packages of the workspace itself are links that count from where they
 * stand, so that they are those of the workspace that gets it, in its own version.
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
