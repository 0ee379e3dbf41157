import {
  effectiveCountry,
  type CurrentUser,
  type EventPage,
  type IdentifyTraits,
  type SharedEventProperties,
  type VendorIntegrations,
  type VisitorContext,
  vendorIntegrations,
} from '@greenroom/contracts';
import { type Consent, maySell } from './consent.ts';
import type { CookieJar } from './cookie-jar.ts';
import { productFacts } from './product-facts.ts';
import { cleanAddress } from './clean-address.ts';
import { anonymousId, isLoggedIn, placeOf, visitSession } from './visitor.ts';

/** The page's facts, which every event carries. */
export interface PageFacts {
  user: CurrentUser;
  /** The page's language, `en-US`. */
  locale: string;
  /** Returns the app and release that renders the page of a path: `mentor-mfe@1.2.0`. */
  servedByAt(pathname: string): string;
  appVersion: string;
}

export interface FactSources {
  jar: CookieJar;
  newId(): string;
  /** The browser's own language. */
  nativeLocale(): string;
  device(): string;
  /** Id of this browser session. */
  sessionDeviceId(): string;
}

/** Returns ad-click ids where they may be sent: not for annual pass holders (specification, section 6). */
function adClickIds(jar: CookieJar, { user }: PageFacts, consent: Consent): { fbp?: string; fbc?: string } {
  if (user.activeAnnualPass || !maySell(consent)) return {};
  const [fbp, fbc] = [jar.read('_fbp'), jar.read('_fbc')];
  return { ...(fbp !== undefined && { fbp }), ...(fbc !== undefined && { fbc }) };
}

/** Returns the effective country, and the region. */
const placeNow = (jar: CookieJar) => {
  const { country, region } = placeOf(jar);
  return { geo: effectiveCountry(country), region };
};

/** @param about the event's id, and the page's address at the time of the event */
export function sharedProperties(
  { jar, newId, nativeLocale }: FactSources,
  facts: PageFacts,
  consent: Consent,
  about: { id: string; url: string },
): SharedEventProperties {
  const { user } = facts;
  return {
    subscription_id: user.subscription?.id ?? null,
    active_annual_pass: user.activeAnnualPass,
    user_locale: facts.locale,
    native_locale: nativeLocale(),
    ...placeNow(jar),
    event_id: about.id,
    platform: 'web',
    visit_session_id: visitSession(jar, newId),
    profile_id: user.profile?.id ?? null,
    ...adClickIds(jar, facts, consent),
    served_by: facts.servedByAt(new URL(about.url).pathname),
    vendor_integrations: integrationsUnder(consent),
  };
}

/** Returns the default vendors; under the CCPA without permission to sell, no heatmaps (specification, section 4). */
export function integrationsUnder(consent: Consent): VendorIntegrations {
  return isLimited(consent) ? { ...vendorIntegrations, Hotjar: false } : vendorIntegrations;
}

const isLimited = (consent: Consent) => consent.law === 'ccpa' && !maySell(consent);

/** Limit, since visitors can write anything into an address. */
const longestCode = 100;

/** @param url of the page at the time of the event, which may contain an offer’s code */
export function visitorContextOf(
  { jar, newId, device, sessionDeviceId }: FactSources,
  { user, appVersion }: PageFacts,
  consent: Consent,
  url: string,
): VisitorContext {
  const { referral, ...product } = productFacts;
  const { geo, region } = placeNow(jar);
  return {
    ...product,
    country: geo,
    device: device(),
    free_trial_type: referral === null ? null : 'guest_pass',
    is_logged_in: user.loggedIn || isLoggedIn(jar),
    membership: user.subscribedState,
    platform_name: 'web',
    region,
    experience: 'consumer',
    app_version_code: appVersion,
    userId: user.analytics.userId,
    session_device_id: sessionDeviceId() || anonymousId(jar, newId),
    promo_code: new URL(url).searchParams.get('coupon')?.slice(0, longestCode) ?? null,
    subscription_provider: user.subscription?.originatorType ?? null,
    is_test_user: user.isTestUser,
    is_mc_email: user.isMcEmail,
    limited_data_use: isLimited(consent),
  };
}

export function identifyTraitsOf(
  { jar, newId, nativeLocale }: FactSources,
  facts: PageFacts,
  consent: Consent,
  { eventId, experiments }: { eventId: string; experiments: readonly string[] },
): IdentifyTraits {
  const { analytics } = facts.user;
  return {
    userId: analytics.userId,
    persona_user_id: analytics.personaUserId,
    user_plan_status: analytics.properties.userPlanStatus,
    anonymous_id: anonymousId(jar, newId),
    experiments,
    user_locale: facts.locale,
    native_locale: nativeLocale(),
    ...placeNow(jar),
    event_id: eventId,
    visit_session_id: visitSession(jar, newId),
    ...adClickIds(jar, facts, consent),
  };
}

/** @param url of the page at the time of the event */
export function eventPageOf(url: string, title: string, referrer: string): EventPage {
  const cleaned = cleanAddress(url);
  const { pathname, search } = new URL(cleaned);
  return { path: pathname, url: cleaned, search, title, ...(referrer !== '' && { referrer: cleanAddress(referrer) }) };
}
