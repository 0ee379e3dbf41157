import type { FastifyInstance } from 'fastify';
import {
  chooseLocale,
  commerceFigures,
  cookies,
  endpoints,
  type FreeTrialConfig,
  freeTrialExperiment,
} from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '@greenroom/http';
import type { Person } from '@greenroom/access';
import { freeTrialFlag, freeTrialState } from './domain/free-trial-state.ts';

interface FreeTrialDependencies {
  config: FreeTrialConfig | undefined;
  variationOf(person: Pick<Person, 'visitorId'>, experiment: string): string;
  /** Whether cookies may be marked Secure. */
  secure: boolean;
  now?: () => Date;
}

const { name, maxAgeSeconds } = cookies.freeTrial;

/**
 * Decides for each request whether a free trial is offered to the person, and makes the offer to those in the
 * experiment's variant who start a call with one of the promo's coaches.
 */
export function decideFreeTrial(app: FastifyInstance, dependencies: FreeTrialDependencies): void {
  const { config, variationOf, secure, now = () => new Date() } = dependencies;
  const inVariant = (person: Person) => variationOf(person, freeTrialExperiment) === 'variant_1';

  app.addHook('onRequest', async (request) => {
    const cookie = request.cookies[name];
    if (request.routeOptions.config.anonymous || cookie === undefined) return;
    const { person } = request;
    const eligibleDays = person.trialToBeHad ? commerceFigures.trialDays : 0;
    const trialPeriodInDays = person.signedIn ? eligibleDays : undefined;
    const facts = { promo: config, inVariant: inVariant(person), cookie, trialPeriodInDays, now: now() };
    request.person = { ...person, freeTrial: freeTrialState(facts) };
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { url, method } = request.routeOptions;
    if (url !== endpoints.callsStart.path || method !== 'POST' || reply.statusCode >= 400) return payload;
    const slug = (request.body as { instructor_slug?: unknown } | undefined)?.instructor_slug;
    const ofPromo = config?.isActive && config.instructorSlugs.some((one) => one === slug);
    // An earlier offer keeps its start.
    if (!config || !ofPromo || request.cookies[name]?.startsWith(`${config.promoId}.`)) return payload;
    if (!inVariant(request.person)) return payload;
    const where = { path: '/', sameSite: 'lax', secure, maxAge: maxAgeSeconds } as const;
    reply.setCookie(name, freeTrialFlag(config.promoId, now()), where);
    return payload;
  });
}

/** Serves the promo's texts in the language of the request. */
export function freeTrialRoutes(app: FastifyInstance, { config }: Pick<FreeTrialDependencies, 'config'>): void {
  serve(app, contracts.commerceFreeTrial, async ({ person, request, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    if (!config) return { promo: null };
    const locale = person.account?.locale ?? request.cookies[cookies.locale.name];
    const copy = config.copy[chooseLocale(locale, request.headers['accept-language'])];
    return { promo: { ...config, copy } };
  });
}
