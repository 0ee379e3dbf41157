import type { Tree } from '@nx/devkit';
import { generate, requireFile } from './generate.ts';
import { spell } from './names.ts';

export interface PageOptions {
  /** Name of the remote, `mentor-mfe`. */
  remote: string;
  name: string;
}

/**
 * Generates a page of a remote at `/<name>`: its route, its feature with messages in both languages, a test and stories
 * of its states.
 * @throws Error if there is no such remote, or its routes do not end as a list does
 */
export function pageGenerator(tree: Tree, { remote, name }: PageOptions): void {
  const routesFile = `apps/${remote}/src/routes.ts`;
  requireFile(tree, routesFile, `There is no remote called ${remote}`);
  const spelled = spell(name);
  generate(tree, 'page', `apps/${remote}`, { ...spelled, app: remote.replace(/-mfe$/, '') });
  const routes = tree.read(routesFile, 'utf8') ?? '';
  const end = routes.lastIndexOf('];');
  if (end < 0) throw new Error(`${routesFile} has no list of routes that ends with ];`);
  const route = `  { path: '/${name}', frame: 'site', load: () => import('./pages/${name}.tsx') },\n`;
  tree.write(routesFile, routes.slice(0, end) + route + routes.slice(end));
}
