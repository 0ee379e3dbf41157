import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse, stringify } from 'yaml';

/**
 * Copies a content folder and multiplies all items of each library, with slugs, titles and positions of their own.
 * @returns the folder, which the caller deletes, and the number of items in it
 */
export function multiplyContent(content: string, times: number): { folder: string; items: number } {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-content-'));
  cpSync(content, folder, { recursive: true });
  let items = 0;
  const coaches = join(folder, 'coaches');
  for (const coach of readdirSync(coaches, { withFileTypes: true })) {
    if (!coach.isDirectory()) continue;
    const library = join(coaches, coach.name, 'library');
    mkdirSync(library, { recursive: true });
    const files = readdirSync(library).filter((name) => name.endsWith('.md') && !name.endsWith('.de.md'));
    for (const file of files) {
      const text = readFileSync(join(library, file), 'utf8');
      const slug = basename(file, '.md');
      for (let copy = 1; copy < times; copy += 1)
        writeFileSync(join(library, `${slug}-${copy + 1}.md`), copyOfItem(text, copy, files.length));
    }
    items += files.length * times;
  }
  return { folder, items };
}

/** Returns the text of an item's copy: it comes after the whole original library, and its relations point to copies. */
export function copyOfItem(text: string, copy: number, shelf: number): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const { title, order, related, ...rest } = parse(front) as { title: string; order: number; related: string[] };
  const changed = {
    ...rest,
    title: `${title} ${copy + 1}`,
    order: order + copy * shelf,
    related: related.map((slug) => `${slug}-${copy + 1}`),
  };
  return `---\n${stringify(changed)}---\n${body}`;
}
