import { sign } from 'node:crypto';
import * as client from 'openid-client';
import type { IdentityProvider } from '@greenroom/ports/identity-provider';
import { openIdConnect } from './openid-connect.ts';

/** A provider that takes longer counts as unavailable. In ms. */
export const timeoutMs = 5_000;

export interface ClientSettings {
  clientId: string;
  clientSecret: string;
}

/**
 * The installation's own OpenID Connect provider. Its refresh token shows whether the person still has an account
 * there.
 */
export function anyProvider({
  issuer,
  clientId,
  clientSecret,
  label,
}: ClientSettings & { issuer: string; label: string }): IdentityProvider {
  return openIdConnect({
    name: 'oidc',
    label,
    issuer,
    clientId,
    clientAuth: client.ClientSecretBasic(clientSecret),
    scope: 'openid email profile offline_access',
    // Some providers require consent before they issue a refresh token (OpenID Connect Core, section 11).
    parameters: { prompt: 'consent' },
    timeoutMs,
  });
}

/** @see https://developers.google.com/identity/openid-connect/openid-connect */
export function google({
  clientId,
  clientSecret,
  issuer = 'https://accounts.google.com',
}: ClientSettings & { issuer?: string }): IdentityProvider {
  const clientAuth = client.ClientSecretPost(clientSecret);
  const shared = { name: 'google', label: 'Google', parameters: { prompt: 'select_account' } } as const;
  const { refresh: _, ...provider } = openIdConnect({
    ...shared,
    issuer,
    clientId,
    clientAuth,
    scope: 'openid email profile',
    timeoutMs,
  });
  return provider;
}

export interface AppleSettings {
  /** The services id. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** PEM, as Apple issues it (`.p8`). */
  privateKey: string;
  issuer?: string;
}

/** Apple posts its reply as a form, because the scope includes the name and the email address. */
export function apple(settings: AppleSettings): IdentityProvider {
  const { refresh: _, ...provider } = openIdConnect({
    name: 'apple',
    label: 'Apple',
    issuer: settings.issuer ?? 'https://appleid.apple.com',
    clientId: settings.clientId,
    clientAuth: (_server, { client_id }, body) => {
      body.set('client_id', client_id);
      body.set('client_secret', appleSecret(settings));
    },
    scope: 'openid email name',
    parameters: { response_mode: 'form_post' },
    timeoutMs,
  });
  return provider;
}

/** @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret */
function appleSecret({ clientId, teamId, keyId, privateKey, issuer = 'https://appleid.apple.com' }: AppleSettings) {
  const iat = Math.floor(Date.now() / 1_000);
  const signed = [
    { alg: 'ES256', kid: keyId },
    { iss: teamId, iat, exp: iat + 300, aud: issuer, sub: clientId },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}
