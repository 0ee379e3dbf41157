import type { Tree } from '@nx/devkit';
import { addRow } from './add-row.ts';
import { generate } from './generate.ts';
import { lockWorkspaces } from './lock-workspaces.ts';
import { spell } from './names.ts';

/**
 * A module of the server: a library with its public API, routes, and a policy with its test.
 * @returns what has to run once the files are written: the lockfile learns the new workspace
 */
export function moduleGenerator(tree: Tree, { name }: { name: string }): () => void {
  const spelled = spell(name);
  generate(tree, 'module', 'libs/server', { ...spelled });
  addRow(tree, 'Projects', 'libs/server/', spelled.kebab, spelled.words.toLowerCase());
  return () => lockWorkspaces(tree.root);
}
