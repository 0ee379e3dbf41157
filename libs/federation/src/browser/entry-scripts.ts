import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedTypes } from '../trusted-types.ts';
import { trustedScriptUrls } from './trusted-script-urls.ts';

/** How long a remote's entry may take, in milliseconds. Source: docs/specification.md, 12.5. */
const entryLimitMs = 5_000;

export interface EntrySource {
  url: string;
  /** Empty for an entry of a development server, whose content changes at the same address. */
  integrity: string;
}

const integrities = new Map<string, string>();
const underWay = new Map<string, HTMLScriptElement>();
const silent = new Set<string>();

const absolute = (url: string) => new URL(url, window.location.origin).href;
const trusted = trustedScriptUrls(trustedTypes.entries, (url) => integrities.has(url));

/** Allows the page to load this entry with this integrity. */
export function allowEntry({ url, integrity }: EntrySource): void {
  integrities.set(absolute(url), integrity);
}

/** Creates the script elements of entries for the federation runtime. Throws for an entry that was not allowed. */
export const entryScripts: ModuleFederationRuntimePlugin = {
  name: 'greenroom-entries',
  createScript({ url }) {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrities.get(url) ?? '';
    script.src = trusted(url);
    underWay.set(url, script);
    silent.delete(url);
    for (const answer of ['load', 'error']) script.addEventListener(answer, () => underWay.delete(url));
    return { script, timeout: entryLimitMs };
  },
};

/**
 * Prevents an abandoned entry from running if it arrives late, since another may have replaced it by then. A script
 * that was moved to another document is not run (HTML standard, "execute the script element").
 */
export function giveUpEntry({ url }: EntrySource): void {
  const address = absolute(url);
  const script = underWay.get(address);
  if (!script) return;
  document.implementation.createHTMLDocument().adoptNode(script);
  underWay.delete(address);
  silent.add(address);
}

/** Reports whether an entry was last abandoned without any response, not even an error. */
export function neverAnswered({ url }: EntrySource): boolean {
  return silent.has(absolute(url));
}
