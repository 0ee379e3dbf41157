import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const places = {
  shell: ['apps/shell', 'apps/shell-server'],
  remotes: ['remotes', 'remotes-server'],
} as const;

/** Combines the shell of one build folder with the remotes of another, as if they had been built together. */
export function layOutMix(folder: string, from: Record<keyof typeof places, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['shell', 'remotes'] as const) {
    for (const place of places[part]) {
      const source = join(from[part], place);
      if (existsSync(source)) cpSync(source, join(folder, place), { recursive: true });
    }
  }
}
