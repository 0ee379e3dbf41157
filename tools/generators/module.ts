import type { Tree } from '@nx/devkit';
import { generate } from './generate.ts';
import { spell } from './names.ts';

/** A module of the API: its public API, routes, and a policy with its test. */
export function moduleGenerator(tree: Tree, { name }: { name: string }): void {
  generate(tree, 'module', 'apps/api/src/modules', { ...spell(name) });
}
