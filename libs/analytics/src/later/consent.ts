import {
  allConsentGroups,
  consentGroups,
  consentLawOf,
  countingCookies,
  type ConsentGroup,
  type ConsentLaw,
} from '@greenroom/contracts';
import type { CookieJar } from './cookie-jar.ts';
import { placeOf } from './visitor.ts';

export interface Consent {
  law: ConsentLaw;
  /** What one chose; nothing where one has not. */
  chosen: readonly ConsentGroup[] | undefined;
  /** What holds now. */
  groups: readonly ConsentGroup[];
}

const { necessary, performance, targeting } = consentGroups;

/**
 * What may be done now. Where a law's setting is on, nothing but the necessary before one has chosen; elsewhere all,
 * but for targeting where the browser itself asks not to sell or share (Global Privacy Control).
 */
export function consentNow(jar: CookieJar, signal: boolean): Consent {
  const { country, region } = placeOf(jar);
  const law = consentLawOf(country, region);
  const chosen = readChoice(jar);
  const unchosen = law !== 'none' ? [necessary] : allConsentGroups.filter((group) => !signal || group !== targeting);
  return { law, chosen, groups: chosen ?? unchosen };
}

/** Whether events may be counted. */
export const mayCount = ({ groups }: Consent): boolean => groups.includes(performance);
/** Whether ad-click ids may go along, and one's data may be sold or shared as ccpa means it. */
export const maySell = ({ groups }: Consent): boolean => groups.includes(targeting);

function readChoice(jar: CookieJar): ConsentGroup[] | undefined {
  const text = new URLSearchParams(jar.read(countingCookies.consent.name) ?? '').get('groups');
  if (!text) return undefined;
  const given = new Set(text.split(','));
  return allConsentGroups.filter((group) => group === necessary || given.has(`${group}:1`));
}

/** Keeps a choice, in the form of OneTrust’s cookies. */
export function keepChoice(jar: CookieJar, groups: readonly ConsentGroup[], now: Date): void {
  const all = allConsentGroups.map((group) => `${group}:${group === necessary || groups.includes(group) ? 1 : 0}`);
  const text = new URLSearchParams({ datestamp: now.toISOString(), version: '1', groups: all.join(',') });
  jar.write(countingCookies.consent.name, text.toString(), countingCookies.consent.maxAgeSeconds);
  jar.write(countingCookies.consentGiven.name, now.toISOString(), countingCookies.consentGiven.maxAgeSeconds);
}
