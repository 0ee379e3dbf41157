import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

/**
 * Makes Node cache compiled code, including TypeScript, for the processes that this one starts: a module that another
 * process has loaded is read from the cache. Node compares the module's text, so a change is never missed.
 * NODE_COMPILE_CACHE names another folder if it is set.
 */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= join(workspaceRoot, 'node_modules/.cache/greenroom/compiled');
}
