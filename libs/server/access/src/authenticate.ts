import type {} from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Allowance, cookies, analyticsCookies } from '@greenroom/contracts';
import { isOnThisMachine } from './loopback.ts';
import type { Identify } from './identify.ts';
import type { Person } from './person.ts';
import { placeOf } from './place.ts';
import { accountStatusOf, type AccountStatusSettings } from './account-status.ts';
import { holds, type PersonPlan, planInForce, type Subscription } from './subscription.ts';

export interface AuthenticateSettings {
  /** Whether the site is served over https, so that cookies are marked Secure. */
  secure: boolean;
  geoHeaders: { country: string; region: string };
  /** Returns the signed-in account. By default everyone is a visitor. */
  identify?: Identify;
  standing?: AccountStatusSettings;
  /** Whether an account belongs to the demonstration data. By default none does. */
  isTestAccount?(email: string): boolean;
  /** Returns the account's plan. By default only settings grant plans. */
  planOf?(accountUuid: string): Promise<PersonPlan>;
  /** Returns what a person may still use. By default usage is not limited. */
  allowanceOf?(person: Omit<Person, 'allowance'>): Promise<Allowance | null>;
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Version 4 only: account uuids are version 8, so that an account's uuid is never accepted as a visitor id. */
const visitorIdShape = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Files and health checks, which are cached or requested without a person: no cookies and no {@link Person}. */
    anonymous?: boolean;
  }
}

/**
 * Gives every page and API request a {@link Person}. Sets the visitor's id (HttpOnly), the country and the region
 * (readable by the page) as cookies for a new visitor, and a membership cookie for members. `identify` renews the
 * expired tokens of a signed-in account.
 */
export function authenticate(app: FastifyInstance, settings: AuthenticateSettings): void {
  const { secure, geoHeaders, identify = async () => undefined, allowanceOf = async () => null, planOf } = settings;
  const standing = settings.standing ?? { grantedPlans: new Map(), companyDomain: undefined, staffLink: false };
  const shared = { path: '/', sameSite: 'lax', secure } as const;

  const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
    const known = request.cookies[cookies.visitor.name];
    if (known !== undefined && visitorIdShape.test(known)) return known;
    const visitorId = randomUUID();
    reply.setCookie(cookies.visitor.name, visitorId, {
      ...shared,
      httpOnly: true,
      maxAge: cookies.visitor.maxAgeSeconds,
    });
    return visitorId;
  };

  const tellPlace = (request: FastifyRequest, reply: FastifyReply): string => {
    const place = placeOf(request.headers, geoHeaders);
    for (const [cookie, value] of [
      [cookies.geo, place.country],
      [cookies.region, place.region],
    ] as const) {
      if (request.cookies[cookie.name] === value) continue;
      reply.setCookie(cookie.name, value, { ...shared, maxAge: cookie.maxAgeSeconds });
    }
    return place.country;
  };

  const tellMembership = (request: FastifyRequest, reply: FastifyReply, { subscription }: Person): void => {
    const { name, maxAgeSeconds } = cookies.membership;
    const known = request.cookies[name] === '1';
    const member = holds(subscription, new Date());
    if (member && !known) reply.setCookie(name, '1', { ...shared, maxAge: maxAgeSeconds });
    if (!member && known) reply.clearCookie(name, shared);
  };

  // Replaced before any handler sees it: the hook below runs first.
  app.decorateRequest('person', null as unknown as Person);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.anonymous) return;
    const visitorId = visitorOf(request, reply);
    const country = tellPlace(request, reply);
    const account = await identify(request, reply);
    const ownerId = account?.uuid ?? visitorId;
    const signedIn = account !== undefined;
    const known = account && { ...account, onThisMachine: isOnThisMachine(request) };
    const promotionsDrawn = request.cookies[cookies.promotions.name] ?? '';
    const offers = { promotionsDrawn, freeTrial: 'none' } as const;
    const anonymousId = anonymousIdOf(request);
    const isTestUser = account !== undefined && (settings.isTestAccount?.(account.email) ?? false);
    const who = {
      visitorId,
      ownerId,
      signedIn,
      account,
      country,
      address: request.ip,
      anonymousId,
      isTestUser,
      ...offers,
    };
    const person = { ...who, ...withPlan(accountStatusOf(known, standing), account && (await planOf?.(account.uuid))) };
    request.person = { ...person, allowance: await allowanceOf(person) };
    tellMembership(request, reply, request.person);
  });
}

/** Returns the analytics id that the page's scripts keep in a cookie; null without a valid one. */
function anonymousIdOf({ cookies: sent }: FastifyRequest): string | null {
  const known = sent[analyticsCookies.anonymousId.name];
  return known !== undefined && uuidShape.test(known) ? known : null;
}

function withPlan<S extends { subscription: Subscription }>(standing: S, plan: PersonPlan | undefined) {
  const { subscription, from } = planInForce(standing.subscription, plan);
  const planGranted = from !== 'bought';
  return {
    ...standing,
    subscription,
    planGranted,
    annualPlan: !planGranted && (plan?.annual ?? false),
    overdue: planGranted ? undefined : plan?.overdue,
    paused: planGranted ? undefined : plan?.paused,
    trialToBeHad: subscription.status === 'FREE' && !plan?.trialHad,
    guaranteeToBeHad: !plan?.guaranteeHad,
  };
}
