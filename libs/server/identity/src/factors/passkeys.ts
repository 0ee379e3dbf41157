import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ApiFailure, sentences } from '@greenroom/contracts';
import type { AccountRow } from '../accounts.repository.ts';
import type { PasskeyRow } from './factors.repository.ts';

/** The site's origin as the browser sees it: a passkey is valid for its host only. */
export interface Site {
  origin: string;
}

const hostOf = ({ origin }: Site) => new URL(origin).hostname;
const transportsOf = ({ transports }: PasskeyRow) => transports as AuthenticatorTransport[];

/** Returns the options for creating a passkey. The password was verified before, so user presence is enough. */
export async function creationOptions(
  site: Site,
  account: Pick<AccountRow, 'uuid' | 'email' | 'name'>,
  known: PasskeyRow[],
) {
  return generateRegistrationOptions({
    rpName: 'Greenroom',
    rpID: hostOf(site),
    userID: new TextEncoder().encode(account.uuid),
    userName: account.email,
    userDisplayName: account.name,
    attestationType: 'none',
    excludeCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** @throws ApiFailure `bad_request` at `response` */
export async function checkCreated(
  site: Site,
  challenge: string,
  response: unknown,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'backedUp'>> {
  const told = response as RegistrationResponseJSON;
  const checked = await verifyRegistrationResponse({
    response: told,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!checked?.verified) throw refused('response');
  const { credential, credentialBackedUp } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    backedUp: credentialBackedUp,
  };
}

/** Returns the options for signing in with one of an account's passkeys. */
export async function requestOptions(site: Site, known: PasskeyRow[]) {
  return generateAuthenticationOptions({
    rpID: hostOf(site),
    userVerification: 'preferred',
    allowCredentials: known.map((one) => ({ id: one.credentialId, transports: transportsOf(one) })),
  });
}

/**
 * Verifies the challenge, the site, the signature, and that the signature counter did not decrease.
 * @returns the passkey and its new counter
 * @throws ApiFailure `bad_request` at `given.response`
 */
export async function checkSigned(
  site: Site,
  { challenge, response, known }: { challenge: string; response: unknown; known: PasskeyRow[] },
): Promise<{ passkey: PasskeyRow; counter: number }> {
  const told = response as AuthenticationResponseJSON;
  const passkey = known.find(({ credentialId }) => credentialId === told.id);
  if (!passkey) throw refused('given.response');
  const checked = await verifyAuthenticationResponse({
    response: told,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw refused('given.response');
  return { passkey, counter: checked.authenticationInfo.newCounter };
}

function refused(path: string): ApiFailure {
  return new ApiFailure('bad_request', sentences.passkeyRefused, [{ path, message: sentences.passkeyRefused }]);
}
