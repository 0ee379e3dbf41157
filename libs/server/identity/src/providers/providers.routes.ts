import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  ApiFailure,
  endpoints,
  fillPath,
  firstPage,
  paths,
  pathTo,
  settingsAt,
  type ProviderName,
  safeReturnTo,
  sentences,
  type SocialProblem,
} from '@greenroom/contracts';
import { contracts } from '@greenroom/contracts/schemas';
import { acceptForms, serve } from '@greenroom/http';
import {
  type IdentityProvider,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '@greenroom/ports/identity-provider';
import type { AuthCookies } from '../auth-cookies.ts';
import type { IssuedRefreshToken } from '../begin-session.ts';
import { askerOf, ownOf, signedInAccount } from '../identity.policy.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { proveAgain } from '../prove-again.ts';
import { siteOf } from '../site-of.ts';
import { disconnectAccount } from './connect-account.ts';
import { findConnections } from './connections.repository.ts';
import { type FinishedLogIn } from './finished-log-in.ts';
import { finishLogIn } from './finish-log-in.ts';
import { type LogInState, type LogInStates, newSecrets } from './log-in-state.ts';

export interface ProvidersRoutesDependencies {
  use: IdentityDependencies;
  states: LogInStates;
  authCookies: AuthCookies;
  origin: string;
  sendMails(): void;
  /** Sets the cookies of a log-in. */
  admit(reply: FastifyReply, issued: IssuedRefreshToken): Promise<void>;
}

/** Routes for logging in by identity providers, and for connecting an account with them. */
export function providersRoutes(app: FastifyInstance, dependencies: ProvidersRoutesDependencies): void {
  const { use } = dependencies;
  serve(app, contracts.authProviders, async () => ({
    providers: use.providers.map(({ name, label }) => ({ name, label })),
  }));

  startRoutes(app, dependencies);
  callbackRoutes(app, dependencies);
  connectionRoutes(app, dependencies);
}

/** @throws ApiFailure `not_found` if the provider is not configured */
function providerOf(use: IdentityDependencies, name: ProviderName): IdentityProvider {
  const provider = use.providers.find((one) => one.name === name);
  if (!provider) throw new ApiFailure('not_found', 'There is nothing at this address');
  return provider;
}

/** Begins a log-in: stores its state and returns the provider's address. */
async function begin(
  { use, states, origin }: ProvidersRoutesDependencies,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  provider: IdentityProvider,
  wish: Pick<LogInState, 'returnTo' | 'terms' | 'company' | 'connect'>,
): Promise<string> {
  const state = { ...newSecrets(), ...wish, provider: provider.name };
  const address = await provider.begin({
    ...state,
    redirectUri: siteOf(request, origin) + fillPath(endpoints.authSocialCallback.path, { provider: provider.name }),
    locale: askerOf(request).locale,
    hostedDomain: wish.company ? use.companyDomain : undefined,
  });
  states.keep(reply, state);
  return address.href;
}

function startRoutes(app: FastifyInstance, dependencies: ProvidersRoutesDependencies): void {
  const { use } = dependencies;
  serve(app, contracts.authSocialStart, async (call) => {
    const { params, query, request, reply } = call;
    const provider = providerOf(use, params.provider);
    reply.header('cache-control', 'no-store');
    const returnTo = safeReturnTo(query.returnTo);
    // A link on another site must not log people in, which could happen if the provider asks no question.
    if (request.headers['sec-fetch-site'] === 'cross-site')
      return pathTo('customAuth', { customAuthSlug: 'login' }, { returnTo });
    try {
      await use.rateLimiter.consume('social', { address: request.ip });
      const company = query.company !== undefined;
      return await begin(dependencies, call, provider, {
        returnTo,
        terms: query.terms !== undefined,
        company,
        connect: undefined,
      });
    } catch (error) {
      if (!cannotBegin(error)) throw error;
      request.log.warn({ err: error, provider: provider.name }, 'Provider log-in could not begin; showing an error');
      return problemPage({ problem: 'unavailable', provider: provider.name, returnTo });
    }
  });
}

/** Routes that a provider redirects the browser to. */
function callbackRoutes(app: FastifyInstance, dependencies: ProvidersRoutesDependencies): void {
  const { use, states, origin, sendMails } = dependencies;
  serve(app, contracts.authSocialCallback, async ({ params, request, reply }) => {
    const provider = providerOf(use, params.provider);
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const came = new URL(siteOf(request, origin) + request.url);
    const posted = came.searchParams.get('posted');
    if (posted !== null) came.search = states.openForm(posted)?.toString() ?? '';
    const sentState = came.searchParams.get('state');
    const state = await states.take(request, reply, { provider: provider.name, state: sentState });
    if (!state) return problemPage({ problem: 'expired', provider: provider.name, returnTo: undefined });
    const finished = await finishLogIn(use, askerOf(request), { provider, state, answer: came });
    sendMails();
    if (finished.type === 'problem' && ['refused', 'unavailable'].includes(finished.problem))
      request.log.warn({ provider: provider.name, problem: finished.problem }, 'Provider log-in failed; showing error');
    return goOn(dependencies, reply, finished, state);
  });

  // Apple posts its response from its own page, so the browser sends and receives no cookies.
  app.register(async (posted) => {
    acceptForms(posted);
    serve(
      posted,
      contracts.authSocialFormPost,
      async ({ params, body, reply }) => {
        const { name } = providerOf(use, params.provider);
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const { state, code, error, user, iss } = body;
        const form = Object.entries({ state, code, error, user, iss }).filter(([, value]) => value !== undefined);
        const sealed = states.sealForm(Object.fromEntries(form) as Record<string, string>);
        return `${fillPath(endpoints.authSocialCallback.path, { provider: name })}?posted=${sealed}`;
      },
      { config: { anonymous: true, takesForeign: 'Apple’s form post' }, bodyLimit: 16_384 },
    );
  });
}

/** @returns the address of the next page */
async function goOn(
  { admit, authCookies }: ProvidersRoutesDependencies,
  reply: FastifyReply,
  finished: FinishedLogIn,
  state: LogInState,
): Promise<string> {
  const { returnTo, provider } = state;
  switch (finished.type) {
    case 'signed-in':
      await admit(reply, finished.issued);
      return finished.isNew ? firstPage(returnTo) : returnTo;
    case 'factor-required':
      authCookies.setPending(reply, finished.pendingToken);
      return pathTo('customAuth', { customAuthSlug: 'login' }, { step: 'factor', returnTo });
    case 'connected':
      return atSecurity({ connected: provider });
    case 'problem': {
      const { problem, use: ways } = finished;
      if (state.connect) return atSecurity({ problem, provider, ...(ways && { use: ways.join(',') }) });
      return problemPage({ problem, provider, returnTo, use: ways?.join(',') });
    }
  }
}

/** Routes for the connections of an account, in its settings. */
function connectionRoutes(app: FastifyInstance, dependencies: ProvidersRoutesDependencies): void {
  const { use, sendMails } = dependencies;
  serve(app, contracts.authConnections, async ({ person, reply }) => {
    const { uuid, hasPassword } = signedInAccount(person);
    reply.header('cache-control', 'no-store');
    const rows = await findConnections(use.db, uuid);
    return {
      hasPassword,
      connections: rows.map((row) => ({
        provider: row.provider,
        label: use.providers.find(({ name }) => name === row.provider)?.label ?? row.provider,
        email: row.email,
        connectedAt: row.connectedAt.toISOString(),
        removable: hasPassword || rows.length > 1,
      })),
    };
  });

  serve(app, contracts.authConnect, async (call) => {
    const { body, person } = call;
    const provider = providerOf(use, body.provider);
    const own = ownOf(person);
    if (!signedInAccount(person).emailConfirmed) throw new ApiFailure('forbidden', sentences.confirmFirst);
    await proveAgain(use, own, body);
    const { accountUuid, sessionUuid } = own;
    const wish = {
      returnTo: settingsAt('security'),
      terms: false,
      company: false,
      connect: { accountUuid, sessionUuid },
    };
    return {
      address: await begin(dependencies, call, provider, wish).catch((error: unknown) => {
        if (isOfProvider(error)) throw new ApiFailure('unavailable', 'The provider does not answer as it should');
        throw error;
      }),
    };
  });

  serve(app, contracts.authDisconnect, async ({ body, person }) => {
    const own = ownOf(person);
    await proveAgain(use, own, body);
    await disconnectAccount(use, own, body.provider);
    sendMails();
    return { done: true } as const;
  });
}

/** Problems that are solved on the log-in page rather than on the sign-up page. */
const ofLogIn: ReadonlySet<SocialProblem> = new Set(['conflict', 'not-company']);

function problemPage(told: {
  problem: SocialProblem;
  provider: ProviderName;
  returnTo: string | undefined;
  use?: string | undefined;
}): string {
  const { problem, provider, returnTo } = told;
  // The checkout has its own sign-up page, and knows where it leads.
  const inCheckout = returnTo?.startsWith(`${paths.checkout}/`) ?? false;
  if (inCheckout && !ofLogIn.has(problem)) return pathTo('checkoutSignup', undefined, { problem, provider });
  return pathTo('customAuth', { customAuthSlug: told.problem === 'terms' ? 'signup' : 'login' }, told);
}

/**
 * Whether the provider is unavailable or misconfigured, or the caller is rate-limited: errors that a person cannot
 * solve.
 */
function cannotBegin(error: unknown): boolean {
  return isOfProvider(error) || (error instanceof ApiFailure && error.code === 'rate_limited');
}

function isOfProvider(error: unknown): boolean {
  return error instanceof ProviderUnavailableError || error instanceof ProviderRefusedError;
}

/** Returns the address of the settings page that lists connections. */
const atSecurity = (query: Record<string, string>) => `${settingsAt('security')}?${new URLSearchParams(query)}`;
