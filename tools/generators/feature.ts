import type { Tree } from '@nx/devkit';
import { generate, requireFile } from './generate.ts';
import { addMessage } from './add-message.ts';
import { spell } from './names.ts';

export interface FeatureOptions {
  /** Name of the remote, `mentor-mfe`. */
  remote: string;
  name: string;
}

/** A feature of a remote: component, hook, reducer with its test, and a message in both languages. */
export function featureGenerator(tree: Tree, { remote, name }: FeatureOptions): void {
  requireFile(tree, `apps/${remote}/src/routes.ts`, `There is no remote called ${remote}`);
  const spelled = spell(name);
  generate(tree, 'feature', `apps/${remote}`, { ...spelled });
  for (const locale of ['en', 'de'])
    addMessage(tree, `apps/${remote}/src/messages/${locale}.json`, `${spelled.camel}.title`, spelled.words);
}
