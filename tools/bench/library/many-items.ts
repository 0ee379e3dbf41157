import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the content in which items are repeated, under other names and titles, until there are so many.
 * @param content the content's folder
 * @returns the copy's folder, how many items it has, and what takes it away
 */
export function manyItems(content: string, wanted: number): { folder: string; items: number; remove(): void } {
  const parent = mkdtempSync(join(tmpdir(), 'greenroom-library-'));
  const folder = join(parent, 'content');
  cpSync(content, folder, { recursive: true });
  const coaches = readdirSync(join(folder, 'coaches'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const each = Math.ceil(wanted / coaches.length);
  for (const { name } of coaches) fillShelf(join(folder, 'coaches', name, 'library'), each);
  return { folder, items: each * coaches.length, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

function fillShelf(library: string, count: number): void {
  const files = readdirSync(library).sort();
  for (let order = files.length + 1; order <= count; order += 1) {
    const file = files[order % files.length]!;
    const text = readFileSync(join(library, file), 'utf8')
      .replace(/^title: .*$/m, `title: Item ${order} of the shelf`)
      .replace(/^order: .*$/m, `order: ${order}`);
    writeFileSync(join(library, file.replace('.md', `-${order}.md`)), text);
  }
}
