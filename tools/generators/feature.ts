import type { Tree } from '@nx/devkit';
import { generate, requireFile } from './generate.ts';
import { spell } from './names.ts';

export interface FeatureOptions {
  /** Name of the remote, `mentor-mfe`. */
  remote: string;
  name: string;
}

/** Generates a feature of a remote: component, hook, reducer with its test, and its messages in both languages. */
export function featureGenerator(tree: Tree, { remote, name }: FeatureOptions): void {
  requireFile(tree, `apps/${remote}/src/routes.ts`, `There is no remote called ${remote}`);
  generate(tree, 'feature', `apps/${remote}`, { ...spell(name), app: remote.replace(/-mfe$/, '') });
}
