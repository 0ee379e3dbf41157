import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../webpack/workspace.ts';

/**
 * Reads settings from `.env` in the workspace's root, if there is one. A variable that is already set keeps its value.
 * Node's `--env-file-if-exists` would do the same, but prints a warning at every start without such a file.
 */
export function loadEnvFile(root: string = workspaceRoot): void {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
