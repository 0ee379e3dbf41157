import type { Tree } from '@nx/devkit';
import { addRow } from './add-row.ts';
import { generate } from './generate.ts';
import { lockWorkspaces } from './lock-workspaces.ts';
import { spell } from './names.ts';

const codeOwners = '.github/CODEOWNERS';

/**
 * Generates a remote that builds, runs alone and joins the site without another edit: a page with its route, messages
 * in both languages, a unit test, an end-to-end test, a line in CODEOWNERS and a row in ARCHITECTURE.md.
 * @returns a function to run once the files are written, which adds the new workspace to the lockfile
 */
export function remoteGenerator(tree: Tree, { name }: { name: string }): () => void {
  const spelled = spell(name.replace(/-mfe$/, ''));
  const app = `${spelled.kebab}-mfe`;
  generate(tree, 'remote', '.', { ...spelled, app, devPort: String(freeDevPort(tree)) });
  const owners = tree.read(codeOwners, 'utf8') ?? '';
  tree.write(codeOwners, `${owners}/apps/${app}/ @greenroom/${spelled.kebab}\n`);
  addRow(tree, 'Projects', 'apps/', app, `the pages of ${spelled.words.toLowerCase()}`);
  return () => lockWorkspaces(tree.root);
}

/** Returns the port after the highest one that an app uses. */
function freeDevPort(tree: Tree): number {
  const ports = tree.children('apps').flatMap((app) => {
    const file = tree.read(`apps/${app}/package.json`, 'utf8');
    const { greenroom } = JSON.parse(file ?? '{}') as { greenroom?: { devPort: number } };
    return greenroom ? [greenroom.devPort] : [];
  });
  return Math.max(...ports) + 1;
}
