import type { ProviderName } from '@greenroom/contracts';
import * as client from 'openid-client';
import type { IdentityProvider } from '@greenroom/ports/identity-provider';
import { allowHttp } from './allow-http.ts';
import { translated } from './translate-error.ts';

export interface OpenIdConnectSettings {
  name: ProviderName;
  label: string;
  /** The address below which `/.well-known/openid-configuration` is. */
  issuer: string;
  clientId: string;
  /** How the client authenticates at the token endpoint. */
  clientAuth: client.ClientAuth;
  scope: string;
  /** Further parameters of the authorization URL. */
  parameters?: Record<string, string>;
  timeoutMs: number;
}

/** How long the provider's configuration is cached. In ms. Its keys are read again when an unknown one appears. */
const freshFor = 3_600_000;

/** Any OpenID Connect provider. Reads its configuration at the first log-in, and again after an hour. */
export function openIdConnect(settings: OpenIdConnectSettings): IdentityProvider {
  const { name, label, issuer, clientId, clientAuth, scope, parameters = {}, timeoutMs } = settings;
  let known: { readAt: number; configuration: Promise<client.Configuration> } | undefined;

  const configuration = (): Promise<client.Configuration> => {
    if (known && Date.now() - known.readAt < freshFor) return known.configuration;
    const server = new URL(issuer);
    const reading = {
      readAt: Date.now(),
      configuration: client.discovery(server, clientId, undefined, clientAuth, {
        timeout: timeoutMs / 1_000,
        execute: [
          // The token comes over TLS from the provider itself; its signature is verified anyway.
          client.enableNonRepudiationChecks,
          ...(server.protocol === 'http:' ? [allowHttp] : []),
        ],
      }),
    };
    known = reading;
    // A failed read is not cached.
    reading.configuration.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.configuration;
  };

  return {
    name,
    label,
    async begin({ redirectUri, state, nonce, codeVerifier, locale, hostedDomain }) {
      const config = await configuration().catch(translated);
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
        ...parameters,
        ...(hostedDomain !== undefined && { hd: hostedDomain }),
      });
    },
    async finish(answer, { state, nonce, codeVerifier }) {
      const config = await configuration().catch(translated);
      const tokens = await client
        .authorizationCodeGrant(config, withoutUser(answer), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        .catch(translated);
      const claims = { ...tokens.claims() };
      if (claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined)
        Object.assign(
          claims,
          await client.fetchUserInfo(config, tokens.access_token, String(claims.sub)).catch(translated),
        );
      return {
        subject: String(claims.sub),
        email: textOf(claims.email),
        // Apple sends it as a string.
        emailVerified: claims.email_verified === true || claims.email_verified === 'true',
        name: textOf(claims.name) ?? postedName(answer),
        hostedDomain: name === 'google' ? textOf(claims.hd)?.toLowerCase() : undefined,
        refreshToken: tokens.refresh_token,
      };
    },
    async refresh(refreshToken) {
      const config = await configuration().catch(translated);
      const tokens = await client.refreshTokenGrant(config, refreshToken).catch(translated);
      return tokens.refresh_token ?? refreshToken;
    },
  };
}

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim !== '' ? claim : undefined);

function withoutUser(answer: URL): URL {
  const plain = new URL(answer);
  plain.searchParams.delete('user');
  return plain;
}

/** Apple sends the name once, at the first log-in, outside its signed reply; that is safe enough for a greeting. */
function postedName(answer: URL): string | undefined {
  try {
    const { name } = JSON.parse(answer.searchParams.get('user') ?? '{}') as {
      name?: { firstName?: unknown; lastName?: unknown };
    };
    return textOf(
      [name?.firstName, name?.lastName]
        .map(textOf)
        .filter((part) => part !== undefined)
        .join(' '),
    );
  } catch {
    return undefined;
  }
}
