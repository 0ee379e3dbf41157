import { cookies, countingCookies, unknownPlace } from '@greenroom/contracts';
import type { CookieJar } from './cookie-jar.ts';

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Kept = (typeof countingCookies)['visitSession' | 'anonymousId'];

/** Returns the id in a cookie, or a new one. Each read renews its lifetime. */
function renewedId(jar: CookieJar, { name, maxAgeSeconds }: Kept, newId: () => string): string {
  const known = jar.read(name);
  const id = known !== undefined && uuidShape.test(known) ? known : newId();
  jar.write(name, id, maxAgeSeconds);
  return id;
}

/** Returns the id of the visit: half an hour without a read ends it (specification, sections 4 and 9). */
export const visitSession = (jar: CookieJar, newId: () => string): string =>
  renewedId(jar, countingCookies.visitSession, newId);

export function anonymousId(jar: CookieJar, newId: () => string): string {
  const known = jar.read(countingCookies.anonymousId.name);
  return known !== undefined && uuidShape.test(known) ? known : renewedId(jar, countingCookies.anonymousId, newId);
}

/** Stores for a day whether the visitor is a member. */
export function keepMembership(jar: CookieJar, member: boolean): void {
  const { name, maxAgeSeconds } = countingCookies.membership;
  jar.write(name, member ? '1' : '0', maxAgeSeconds);
}

export const isLoggedIn = (jar: CookieJar): boolean => jar.read(cookies.loggedIn.name) === '1';

/** Returns country and region as the server set them; unknown until it has. */
export const placeOf = (jar: CookieJar) => ({
  country: jar.read(cookies.geo.name) ?? unknownPlace,
  region: jar.read(cookies.region.name) ?? unknownPlace,
});

/** Cookies of analytics, and those that vendors’ scripts may have set. */
const ofCounting = [
  countingCookies.visitSession.name,
  countingCookies.anonymousId.name,
  countingCookies.membership.name,
  '_fbp',
  '_fbc',
] as const;

export function forgetVisitor(jar: CookieJar): void {
  for (const name of ofCounting) if (jar.read(name) !== undefined) jar.write(name, '', 0);
}
