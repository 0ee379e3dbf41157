import type { FastifyInstance } from 'fastify';
import {
  chooseLocale,
  cookies,
  endpoints,
  type FreeTrialConfig,
  freeTrialExperiment,
  freeTrialFlag,
} from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { serve } from '../../app/serve-contract.ts';
import type { Person } from '../people/index.ts';

interface FreeTrialDependencies {
  config: FreeTrialConfig | undefined;
  variationOf(person: Pick<Person, 'visitorId'>, experiment: string): string;
  /** Whether cookies may be marked Secure. */
  secure: boolean;
  now?: () => Date;
}

/** Tells pages of the promo, and marks those who have begun a call with one of its coaches. */
export function freeTrialRoutes(app: FastifyInstance, dependencies: FreeTrialDependencies): void {
  const { config, variationOf, secure, now = () => new Date() } = dependencies;
  const inVariant = (person: Person) => variationOf(person, freeTrialExperiment) === 'variant_1';
  const { name, maxAgeSeconds } = cookies.freeTrial;

  serve(app, contracts.commerceFreeTrial, async ({ person, request, reply }) => {
    reply.header('cache-control', 'private, no-cache');
    if (!config) return { promo: null, inVariant: false };
    const locale = person.account?.locale ?? request.cookies[cookies.locale.name];
    const copy = config.copy[chooseLocale(locale, request.headers['accept-language'])];
    return { promo: { ...config, copy }, inVariant: inVariant(person) };
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { url, method } = request.routeOptions;
    if (url !== endpoints.callsStart.path || method !== 'POST' || reply.statusCode >= 400) return payload;
    const slug = (request.body as { instructor_slug?: unknown } | undefined)?.instructor_slug;
    const ofPromo = config?.isActive && config.instructorSlugs.some((one) => one === slug);
    // Whoever was offered it before keeps their days.
    if (!config || !ofPromo || request.cookies[name]?.startsWith(`${config.promoId}.`)) return payload;
    if (!inVariant(request.person)) return payload;
    reply.setCookie(name, freeTrialFlag(config.promoId, now()), {
      path: '/',
      sameSite: 'lax',
      secure,
      maxAge: maxAgeSeconds,
    });
    return payload;
  });
}
