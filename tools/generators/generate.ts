import { generateFiles, OverwriteStrategy, type Tree } from '@nx/devkit';
import { join } from 'node:path';

/**
 * Writes the files of a template folder. `__key__` in file names and `<%= key %>` in texts become the values.
 * @throws Error if one of the files already exists
 */
export function generate(tree: Tree, template: string, target: string, values: Record<string, string>): void {
  generateFiles(tree, join(import.meta.dirname, 'files', template), target, values, {
    overwriteStrategy: OverwriteStrategy.ThrowIfExisting,
  });
}

/** @throws Error with the message if the tree lacks the file */
export function requireFile(tree: Tree, path: string, message: string): void {
  if (!tree.exists(path)) throw new Error(message);
}
