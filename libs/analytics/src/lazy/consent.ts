import {
  allConsentGroups,
  consentGroups,
  consentLawOf,
  analyticsCookies,
  type ConsentGroup,
  type ConsentLaw,
} from '@greenroom/contracts';
import type { CookieJar } from './cookie-jar.ts';
import { placeOf } from './visitor.ts';

export interface Consent {
  law: ConsentLaw;
  /** The visitor's choice; undefined where they have not made one. */
  chosen: readonly ConsentGroup[] | undefined;
  /** The groups allowed now. */
  groups: readonly ConsentGroup[];
}

const { necessary, performance, targeting } = consentGroups;

/**
 * Returns what is allowed now. Where a law requires consent, only what is necessary before a choice; elsewhere
 * everything, except targeting where the browser asks not to sell or share (Global Privacy Control).
 */
export function consentNow(jar: CookieJar, signal: boolean): Consent {
  const { country, region } = placeOf(jar);
  const law = consentLawOf(country, region);
  const chosen = readChoice(jar);
  const unchosen = law !== 'none' ? [necessary] : allConsentGroups.filter((group) => !signal || group !== targeting);
  return { law, chosen, groups: chosen ?? unchosen };
}

/** Reports whether events may be tracked. */
export const mayTrack = ({ groups }: Consent): boolean => groups.includes(performance);
/** Reports whether ad-click ids may be sent, and data sold or shared in the sense of the CCPA. */
export const maySell = ({ groups }: Consent): boolean => groups.includes(targeting);

function readChoice(jar: CookieJar): ConsentGroup[] | undefined {
  const text = new URLSearchParams(jar.read(analyticsCookies.consent.name) ?? '').get('groups');
  if (!text) return undefined;
  const given = new Set(text.split(','));
  return allConsentGroups.filter((group) => group === necessary || given.has(`${group}:1`));
}

/** Stores a choice in the form of OneTrust’s cookies. */
export function keepChoice(jar: CookieJar, groups: readonly ConsentGroup[], now: Date): void {
  const all = allConsentGroups.map((group) => `${group}:${group === necessary || groups.includes(group) ? 1 : 0}`);
  const text = new URLSearchParams({ datestamp: now.toISOString(), version: '1', groups: all.join(',') });
  jar.write(analyticsCookies.consent.name, text.toString(), analyticsCookies.consent.maxAgeSeconds);
  jar.write(analyticsCookies.consentGiven.name, now.toISOString(), analyticsCookies.consentGiven.maxAgeSeconds);
}
