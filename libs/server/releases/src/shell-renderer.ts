import { createRequire } from 'node:module';
import type { DocumentRenderer } from '@greenroom/federation';
import type { Release } from './domain/releases.ts';
import type { Site } from './open-site.ts';
import { runBundle } from '@greenroom/release-registry';

const require = createRequire(import.meta.url);

/** The shell's server bundles by content, so that each release runs once. */
const renderers = new WeakMap<Site, Map<string, DocumentRenderer>>();

/**
 * Returns the renderer of a shell release.
 * @throws if it has no server bundle, or the bundle is not the one that was published
 */
export async function shellRenderer(site: Site, shell: Release): Promise<DocumentRenderer> {
  const known = renderers.get(site) ?? new Map<string, DocumentRenderer>();
  renderers.set(site, known);
  const before = shell.record.server?.integrity && known.get(shell.record.server.integrity);
  if (before) return before;
  const code = await site.serverBundle(shell);
  if (code === undefined) throw new Error(`The shell ${shell.record.version} has no server bundle`);
  // A development server's bundle has no integrity, so its text is the key.
  const key = shell.record.server?.integrity || code;
  const renderer = known.get(key) ?? (runBundle(code, `shell ${shell.record.version}`, require) as DocumentRenderer);
  known.set(key, renderer);
  return renderer;
}
