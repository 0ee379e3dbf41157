import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import {
  type IdentityProvider,
  ProviderRefusedError,
  ProviderUnavailableError,
} from '@greenroom/ports/identity-provider';
import { allowHttp } from './allow-http.ts';
import { translated } from './translate-error.ts';
import { type ClientSettings, timeoutMs } from './vendors.ts';

/** The Graph API version; each is supported for two years. */
const version = 'v23.0';

/**
 * Facebook: plain OAuth 2.0 without a signed id token. Facebook does not say whether it verified an email address, so
 * none counts as verified.
 * @param settings.site, settings.graph other addresses, for tests
 * @see https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function facebook({
  clientId,
  clientSecret,
  site = 'https://www.facebook.com',
  graph = 'https://graph.facebook.com',
}: ClientSettings & { site?: string; graph?: string }): IdentityProvider {
  const config = new client.Configuration(
    {
      issuer: site,
      authorization_endpoint: `${site}/${version}/dialog/oauth`,
      token_endpoint: `${graph}/${version}/oauth/access_token`,
    },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  );
  config.timeout = timeoutMs / 1_000;
  if (site.startsWith('http:')) allowHttp(config);

  return {
    name: 'facebook',
    label: 'Facebook',
    async begin({ redirectUri, state, codeVerifier }) {
      return client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'email,public_profile',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(answer, { state, codeVerifier }) {
      const checks = { expectedState: state, pkceCodeVerifier: codeVerifier, idTokenExpected: false };
      const tokens = await client.authorizationCodeGrant(config, answer, checks).catch(translated);
      const profile = await readProfile(tokens.access_token);
      if (typeof profile.id !== 'string') throw new ProviderRefusedError('The provider did not say who it is');
      return {
        subject: profile.id,
        email: typeof profile.email === 'string' ? profile.email : undefined,
        emailVerified: false,
        name: typeof profile.name === 'string' ? profile.name : undefined,
        hostedDomain: undefined,
        refreshToken: undefined,
      };
    },
  };

  async function readProfile(accessToken: string): Promise<Record<string, unknown>> {
    const address = new URL(`${graph}/${version}/me`);
    address.searchParams.set('fields', 'id,name,email');
    // Proves that the token is used by the app it was issued to.
    address.searchParams.set('appsecret_proof', createHmac('sha256', clientSecret).update(accessToken).digest('hex'));
    const response = await client.fetchProtectedResource(config, accessToken, address, 'GET').catch(translated);
    if (response.status >= 500) throw new ProviderUnavailableError(`The provider answered ${response.status}`);
    if (!response.ok) throw new ProviderRefusedError(`The provider answered ${response.status}`);
    return (await response.json().catch(() => {
      throw new ProviderUnavailableError('The provider’s answer cannot be read');
    })) as Record<string, unknown>;
  }
}
