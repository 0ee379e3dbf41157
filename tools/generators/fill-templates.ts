import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file to make: its path from the workspace's root, and its text. */
export interface NewFile {
  path: string;
  text: string;
}

/**
 * The files of a template folder. `__key__` in names and texts gives way to its value; files end in `.template`,
 * which keeps them from being taken for sources.
 */
export function fillTemplates(template: string, target: string, values: Record<string, string>): NewFile[] {
  const folder = join(import.meta.dirname, 'templates', template);
  const fill = (text: string) => text.replaceAll(/__(\w+?)__/g, (_, key: string) => valueOf(values, key));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.template'))
    .map((file) => ({
      path: join(target, fill(file.replaceAll('\\', '/').replace(/\.template$/, ''))),
      text: fill(readFileSync(join(folder, file), 'utf8')),
    }));
}

function valueOf(values: Record<string, string>, key: string): string {
  const value = values[key];
  if (value === undefined) throw new Error(`The template asks for __${key}__, which nobody gives`);
  return value;
}
