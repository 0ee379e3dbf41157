import type { Tree } from '@nx/devkit';
import { addRow } from './add-row.ts';
import { generate } from './generate.ts';
import { lockWorkspaces } from './lock-workspaces.ts';
import { spell } from './names.ts';

/**
 * Generates a module of the server: a library with its public API, routes, and a policy with its test.
 * @returns a function to run once the files are written, which adds the new workspace to the lockfile
 */
export function moduleGenerator(tree: Tree, { name }: { name: string }): () => void {
  const spelled = spell(name);
  generate(tree, 'module', 'libs/server', { ...spelled });
  addRow(tree, 'Projects', 'libs/server/', spelled.kebab, spelled.words.toLowerCase());
  return () => lockWorkspaces(tree.root);
}
