import { z } from 'zod';
import { Done, LoggedIn } from './auth.schema.ts';
import type { Contract } from './contract.ts';
import * as endpoints from './endpoints.ts';
import * as waysIn from './ways-in.schema.ts';

/** Contracts of identity providers, second factors and the token endpoint. */
export const waysInContracts = {
  authProviders: {
    endpoint: endpoints.authProviders,
    summary: 'Which identity providers one can log in by',
    reply: waysIn.Providers,
    errors: [],
  },
  authSocialStart: {
    endpoint: endpoints.authSocialStart,
    summary: 'Sends the browser to an identity provider: a link, not a call',
    params: waysIn.ProviderParams,
    query: waysIn.SocialStartQuery,
    reply: z.string(),
    replyKind: 'redirect',
    errors: ['not_found', 'rate_limited'],
  },
  authSocialCallback: {
    endpoint: endpoints.authSocialCallback,
    summary:
      'Where an identity provider sends the browser back to; it goes on to a page, with `problem` where one could not be logged in',
    params: waysIn.ProviderParams,
    reply: z.string(),
    replyKind: 'redirect',
    errors: ['not_found'],
  },
  authSocialFormPost: {
    endpoint: endpoints.authSocialFormPost,
    summary: 'Where Apple posts its answer from its own page; it goes on to the address above',
    params: waysIn.ProviderParams,
    body: z.record(z.string(), z.string()),
    reply: z.string(),
    replyKind: 'redirect',
    errors: ['not_found'],
  },
  authConnections: {
    endpoint: endpoints.authConnections,
    summary: 'The identity providers one’s account is connected with',
    reply: waysIn.Connections,
    errors: ['not_authenticated'],
  },
  authConnect: {
    endpoint: endpoints.authConnect,
    summary:
      'Begins to connect one’s account with an identity provider; the browser goes on to `address`, and comes back to the settings',
    body: waysIn.Connect,
    reply: waysIn.Connecting,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'not_found', 'rate_limited', 'unavailable'],
  },
  authDisconnect: {
    endpoint: endpoints.authDisconnect,
    summary: 'Disconnects one’s account from an identity provider; never the last way in',
    body: waysIn.Connect,
    reply: Done,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'not_found', 'conflict', 'rate_limited'],
  },
  authFactorChallenge: {
    endpoint: endpoints.authFactorChallenge,
    summary: 'What a passkey has to sign to end a log-in',
    reply: waysIn.PasskeyOptions,
    errors: ['unprocessable', 'rate_limited'],
  },
  authFactorsPending: {
    endpoint: endpoints.authFactorsPending,
    summary: 'The second factors that a log-in waits for',
    reply: waysIn.PendingFactors,
    errors: ['unprocessable'],
  },
  authFactor: {
    endpoint: endpoints.authFactor,
    summary: 'Ends a log-in by a second factor; the tokens come as cookies',
    body: waysIn.GivenFactor,
    reply: LoggedIn,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
  authFactors: {
    endpoint: endpoints.authFactors,
    summary: 'One’s second factors',
    reply: waysIn.Factors,
    errors: ['not_authenticated'],
  },
  authPasskeyBegin: {
    endpoint: endpoints.authPasskeyBegin,
    summary: 'What a new passkey is made by',
    body: waysIn.Proof,
    reply: waysIn.PasskeyOptions,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'rate_limited'],
  },
  authPasskeyAdd: {
    endpoint: endpoints.authPasskeyAdd,
    summary: 'Adds a passkey; with one’s first factor come recovery codes',
    body: waysIn.PasskeyAdd,
    reply: waysIn.AddedFactor,
    errors: ['bad_request', 'not_authenticated', 'unprocessable'],
  },
  authPasskeyRemove: {
    endpoint: endpoints.authPasskeyRemove,
    summary: 'Removes a passkey',
    params: waysIn.PasskeyParams,
    body: waysIn.Proof,
    reply: Done,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'not_found', 'conflict', 'rate_limited'],
  },
  authCodeBegin: {
    endpoint: endpoints.authCodeBegin,
    summary: 'A secret for an app that makes time-based codes; it counts once a code of it was given',
    body: waysIn.Proof,
    reply: waysIn.NewCodes,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'rate_limited'],
  },
  authCodeAdd: {
    endpoint: endpoints.authCodeAdd,
    summary: 'Sets time-based codes up by a first one; with one’s first factor come recovery codes',
    body: waysIn.CodeAdd,
    reply: waysIn.AddedFactor,
    errors: ['bad_request', 'not_authenticated', 'unprocessable', 'rate_limited'],
  },
  authCodeRemove: {
    endpoint: endpoints.authCodeRemove,
    summary: 'Takes time-based codes away',
    body: waysIn.Proof,
    reply: Done,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'not_found', 'conflict', 'rate_limited'],
  },
  authRecoveryCodes: {
    endpoint: endpoints.authRecoveryCodes,
    summary: 'New recovery codes; the ones so far are good no more',
    body: waysIn.Proof,
    reply: waysIn.RecoveryCodes,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'conflict', 'rate_limited'],
  },
  authDesktopCode: {
    endpoint: endpoints.authDesktopCode,
    summary: 'A one-time code by which the desktop app goes on with one’s log-in; good for 60 seconds',
    reply: waysIn.DesktopCode,
    errors: ['not_authenticated', 'forbidden', 'rate_limited'],
  },
  authDesktopExchange: {
    endpoint: endpoints.authDesktopExchange,
    summary: 'Exchanges the desktop app’s one-time code, once, for a log-in; the tokens come as cookies',
    body: waysIn.DesktopExchange,
    reply: LoggedIn,
    errors: ['bad_request', 'unprocessable', 'rate_limited'],
  },
  authToken: {
    endpoint: endpoints.authToken,
    summary: 'The token endpoint, for servers: new tokens for a refresh token (RFC 6749, section 6), as a form',
    body: waysIn.TokenRequest,
    reply: waysIn.Tokens,
    errors: ['bad_request', 'not_authenticated', 'rate_limited'],
  },
} as const satisfies Partial<Record<keyof typeof endpoints, Contract>>;
