import type { Tree } from '@nx/devkit';
import { addRow } from './add-row.ts';
import { generate } from './generate.ts';
import { spell } from './names.ts';

/** A module of the API: its public API, routes, and a policy with its test. */
export function moduleGenerator(tree: Tree, { name }: { name: string }): void {
  const spelled = spell(name);
  generate(tree, 'module', 'apps/api/src/modules', { ...spelled });
  addRow(tree, 'Modules of the API', '', spelled.kebab, spelled.words.toLowerCase());
}
