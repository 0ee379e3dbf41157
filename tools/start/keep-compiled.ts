import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

/**
 * Has Node keep what it compiles, TypeScript too, for the processes that this one starts: a module that another has
 * loaded is read and not compiled. Node looks at a module's own text, so that a change is never missed. NODE_COMPILE_CACHE
 * names another folder where it is set.
 */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(workspaceRoot, 'node_modules/.cache/greenroom/compiled');
}
