import { cookies, analyticsCookies, unknownPlace } from '@greenroom/contracts';
import type { CookieJar } from './cookie-jar.ts';

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Kept = (typeof analyticsCookies)['visitSession' | 'anonymousId'];

/** Returns the id in a cookie, or a new one. Each read renews its lifetime. */
function renewedId(jar: CookieJar, { name, maxAgeSeconds }: Kept, newId: () => string): string {
  const known = jar.read(name);
  const id = known !== undefined && uuidShape.test(known) ? known : newId();
  jar.write(name, id, maxAgeSeconds);
  return id;
}

/** Returns the id of the visit: half an hour without a read ends it (specification, sections 4 and 9). */
export const visitSession = (jar: CookieJar, newId: () => string): string =>
  renewedId(jar, analyticsCookies.visitSession, newId);

export function anonymousId(jar: CookieJar, newId: () => string): string {
  const known = jar.read(analyticsCookies.anonymousId.name);
  return known !== undefined && uuidShape.test(known) ? known : renewedId(jar, analyticsCookies.anonymousId, newId);
}

/** Stores for a day whether the visitor is a member. */
export function keepMembership(jar: CookieJar, member: boolean): void {
  const { name, maxAgeSeconds } = analyticsCookies.membership;
  jar.write(name, member ? '1' : '0', maxAgeSeconds);
}

export const isLoggedIn = (jar: CookieJar): boolean => jar.read(cookies.loggedIn.name) === '1';

/** Returns country and region as the server set them; unknown until it has. */
export const placeOf = (jar: CookieJar) => ({
  country: jar.read(cookies.geo.name) ?? unknownPlace,
  region: jar.read(cookies.region.name) ?? unknownPlace,
});

/** Cookies of analytics, and those that vendors’ scripts may have set. */
const analyticsCookieNames = [
  analyticsCookies.visitSession.name,
  analyticsCookies.anonymousId.name,
  analyticsCookies.membership.name,
  '_fbp',
  '_fbc',
] as const;

export function forgetVisitor(jar: CookieJar): void {
  for (const name of analyticsCookieNames) if (jar.read(name) !== undefined) jar.write(name, '', 0);
}
