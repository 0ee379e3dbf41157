import type { Tree } from '@nx/devkit';

const page = 'ARCHITECTURE.md';

/**
 * Adds a row to a table of ARCHITECTURE.md, after the last row whose name begins with the prefix.
 * @param prefix such as `apps/`; an empty one for the table of modules
 * @throws Error if there is no such row
 */
export function addRow(tree: Tree, section: string, prefix: string, name: string, purpose: string): void {
  const lines = (tree.read(page, 'utf8') ?? '').split('\n');
  const start = lines.findIndex((line) => line === `## ${section}`);
  const next = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  const end = next < 0 ? lines.length : next;
  const last = lines.findLastIndex((line, at) => at > start && at < end && line.startsWith(`| \`${prefix}`));
  if (start < 0 || last < 0) throw new Error(`${page} has no row \`${prefix}…\` in the section ${section}`);
  tree.write(page, lines.toSpliced(last + 1, 0, `| \`${prefix}${name}\` | ${purpose} |`).join('\n'));
}
