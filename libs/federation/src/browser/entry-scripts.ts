import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { trustedTypes } from '../trusted-types.ts';
import { trustedScriptUrls } from './trusted-script-urls.ts';

/** How long a remote's entry may take, in milliseconds. Source: docs/specification.md, 12.5. */
const entryLimitMs = 5_000;

export interface EntrySource {
  url: string;
  /** Empty for a development server's, which changes under its address. */
  integrity: string;
}

const integrities = new Map<string, string>();
const underWay = new Map<string, HTMLScriptElement>();
const silent = new Set<string>();

const absolute = (url: string) => new URL(url, window.location.origin).href;
const trusted = trustedScriptUrls(trustedTypes.entries, (url) => integrities.has(url));

/** From now on the page may load this entry, with these bytes. */
export function allowEntry({ url, integrity }: EntrySource): void {
  integrities.set(absolute(url), integrity);
}

/** The federation runtime asks it for the script element of an entry. An entry that nobody allowed throws. */
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
 * Sees to it that an entry that was given up does not run when it comes after all: another may stand in its place by
 * then. A script that was moved to another document is not run (HTML standard, "execute the script element").
 */
export function giveUpEntry({ url }: EntrySource): void {
  const address = absolute(url);
  const script = underWay.get(address);
  if (!script) return;
  document.implementation.createHTMLDocument().adoptNode(script);
  underWay.delete(address);
  silent.add(address);
}

/** Whether an entry was last given up without an answer, not even a bad one. */
export function neverAnswered({ url }: EntrySource): boolean {
  return silent.has(absolute(url));
}
