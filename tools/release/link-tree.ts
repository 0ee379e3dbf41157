import { copyFileSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folders of generated files, which are left out. */
const left = new Set(['dist', '.cache']);

/**
 * Copies a tree cheaply: packages become hard links, the workspace's own files become copies, since they may be edited
 * meanwhile. Links of the workspace to itself stay links.
 */
export function linkTree(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const entries = (() => {
    try {
      return readdirSync(from, { withFileTypes: true });
    } catch {
      return undefined;
    }
  })();
  if (!entries) return link(from, to);
  mkdirSync(to, { recursive: true });
  for (const entry of entries) {
    if (left.has(entry.name) && !from.includes('node_modules')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else link(source, target);
  }
}

function link(from: string, to: string): void {
  if (!from.includes('node_modules')) return copyFileSync(from, to);
  try {
    linkSync(from, to);
  } catch {
    // On another disk hard links are impossible.
    copyFileSync(from, to);
  }
}
