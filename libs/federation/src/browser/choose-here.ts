import { cookies } from '@greenroom/contracts';
import { chooseManifest } from '../choose-manifest.ts';
import type { UnchosenState } from '../document.ts';
import { readKeptRelease } from '../kept-release.ts';
import { offeredOf } from '../offered.ts';
import { judgeOverrides, overridesText, readOverrides, speaksOfOverrides, type Overrides } from '../overrides.ts';
import type { ReleaseManifest } from '../release.ts';
import { importPublicKey } from '../signature.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { currentRegistry } from './current-registry.ts';
import { visitorIdHere } from './visitor-id-here.ts';

export { readCookie } from './cookies.ts';

/**
 * Chooses the releases of a page that came from a plain file server, by the same rules as the server.
 * @param failed called with the reason why a registry document is not used
 * @returns undefined where there is no reliable document, neither a current nor an earlier one
 */
export async function chooseHere(
  { publicKeys, overrideOrigins }: UnchosenState,
  failed: (cause: unknown) => void,
): Promise<ReleaseManifest | undefined> {
  const registry = await currentRegistry(() => Promise.all(publicKeys.map(importPublicKey)), failed);
  if (!registry) return undefined;
  // The page itself already is the shell.
  const apps = new Map([...offeredOf(registry)].filter(([name]) => name !== 'shell'));
  const release = readKeptRelease(readCookie(cookies.keptRelease.name));
  const kept = release && { release, now: Date.now() };
  return chooseManifest(apps, visitorIdHere(), overridesHere(overrideOrigins), kept).manifest;
}

/** Reads the overrides; a session cookie keeps them from page to page. */
function overridesHere(origins: readonly string[] | undefined): Overrides {
  if (!origins) return {};
  const query = new URLSearchParams(window.location.search);
  const asked = readOverrides(query, readCookie(cookies.releases.name));
  const kept = Object.keys(asked).length > 0;
  if (speaksOfOverrides(query)) writeCookie(cookies.releases.name, overridesText(asked), kept ? undefined : 0);
  return judgeOverrides(asked, origins);
}
