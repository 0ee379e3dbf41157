import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apps, workspaceRoot, type AppName } from '../webpack/workspace.ts';

/** Returns the names of all end-to-end tests, without `.spec.ts`. */
export function allSpecs(): string[] {
  return readdirSync(join(workspaceRoot, 'e2e/specs'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replace('.spec.ts', ''));
}

/**
 * Returns the end-to-end tests that an app's package.json claims; the shell has those of staff, releases and all pages.
 */
export function specsOf(app: AppName): string[] {
  const patterns = apps[app]?.e2e.specs ?? [];
  return allSpecs().filter((spec) => matchesAny(spec, patterns));
}

/** Returns whether a test, by its name without `.spec.ts`, matches a pattern; a star stands for any ending. */
export function matchesAny(spec: string, patterns: readonly string[]): boolean {
  return patterns.some((one) => (one.endsWith('*') ? spec.startsWith(one.slice(0, -1)) : spec === one));
}
