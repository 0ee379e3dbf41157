/** `npm run new -- <kind> <names…>`: runs one of this workspace's Nx generators; without arguments it lists them. */
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { join } from 'node:path';
import { kinds } from './kinds.ts';

const root = join(import.meta.dirname, '../..');
const [name = '', ...names] = process.argv.slice(2);
const kind = kinds[name];

if (kind?.takes.length !== names.length) {
  console.error('Say what to generate:');
  for (const [one, { takes }] of Object.entries(kinds))
    console.error(`  npm run new -- ${one} ${takes.map((argument) => `<${argument}>`).join(' ')}`);
  process.exit(1);
}

try {
  const tree = new FsTree(root, false);
  const afterwards = kind.generate(tree, ...names);
  const changes = tree.listChanges();
  flushChanges(root, changes);
  for (const { type, path } of changes) console.log(`  ${type.toLowerCase()} ${path}`);
  afterwards?.();
  console.log(kind.next);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
