import type { Tree } from '@nx/devkit';
import { coachFiles } from './coach-files.ts';
import { spell } from './names.ts';

const order = 'content/coaches/order.yaml';

/** Generates a coach of placeholders that passes the content check, last in the order of coaches. */
export function coachGenerator(tree: Tree, { slug }: { slug: string }): void {
  const spelled = spell(slug);
  for (const { path, text } of coachFiles(spelled)) {
    if (tree.exists(path)) throw new Error(`${path} exists already`);
    tree.write(path, text);
  }
  const coaches = tree.read(order, 'utf8') ?? '';
  tree.write(order, coaches.replace(/,?\s*\]\s*$/, `,\n  ${spelled.kebab},\n]\n`));
}
