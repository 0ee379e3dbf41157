import type { Tree } from '@nx/devkit';
import { addRow } from './add-row.ts';
import { generate } from './generate.ts';
import { lockWorkspaces } from './lock-workspaces.ts';
import { spell } from './names.ts';

/** A library's layer decides what it may import: see the boundary rules in tools/lint. */
const layers = ['ui', 'platform', 'feature'];

export interface LibOptions {
  name: string;
  layer: string;
}

/**
 * Generates a browser library with its public API and a test.
 * @returns a function to run once the files are written, which adds the new workspace to the lockfile
 */
export function libGenerator(tree: Tree, { name, layer }: LibOptions): () => void {
  if (!layers.includes(layer)) throw new Error(`${layer} is not a layer; expected one of ${layers.join(', ')}`);
  const spelled = spell(name);
  generate(tree, 'lib', 'libs', { ...spelled, layer });
  addRow(tree, 'Projects', 'libs/', spelled.kebab, spelled.words.toLowerCase());
  return () => lockWorkspaces(tree.root);
}
