import { mockContract, MockFailure, type HttpHandler } from '@greenroom/api-client/testing';
import type { Connections, Reply } from '@greenroom/contracts';

type Passkey = Reply<'authFactors'>['passkeys'][number];

/** Mocks the log-in methods of an account: Google is configured, nothing is set up yet. Changes are remembered. */
export function authMethodMocks(rightPassword: string): HttpHandler[] {
  const prove = ({ password }: { password?: string | undefined }) => {
    if (password !== rightPassword) throw new MockFailure('bad_request');
  };
  return [...connectionMocks(prove), ...factorMocks(prove)];
}

type Prove = (proof: { password?: string | undefined }) => void;

export const sampleConnection: Connections['connections'][number] = {
  provider: 'google',
  label: 'Google',
  email: 'maren@example.com',
  connectedAt: '2026-10-01T09:00:00.000Z',
  removable: true,
};

function connectionMocks(prove: Prove): HttpHandler[] {
  let connections: Connections['connections'] = [];
  return [
    mockContract('authConnections', () => ({ hasPassword: true, connections })),
    mockContract('authConnect', ({ body }) => {
      prove(body);
      connections = [sampleConnection];
      return { address: `${window.location.origin}/settings/security` };
    }),
    mockContract('authDisconnect', ({ body }) => {
      prove(body);
      connections = [];
      return { done: true };
    }),
  ];
}

function factorMocks(prove: Prove): HttpHandler[] {
  let passkeys: Passkey[] = [];
  let code: Reply<'authFactors'>['code'] = null;
  let recoveryCodes: string[] = [];
  const now = '2026-11-21T09:00:00.000Z';
  const fresh = () => (recoveryCodes = 'ABCDEFGHIJ'.split('').map((letter) => `${letter}7QK-M4TX-${letter}2WP`));
  /** The first factor comes with recovery codes. */
  const first = () => (recoveryCodes.length > 0 ? null : fresh());
  return [
    mockContract('authFactorsPending', () => ({ factors: ['code', 'recovery-code'] })),
    mockContract('authFactorChallenge', () => ({ options: { challenge: 'sign this' } })),
    mockContract('authFactor', () => ({ returnTo: '/homepage', factors: [] })),
    mockContract('authFactors', () => ({ passkeys, code, recoveryCodesLeft: recoveryCodes.length, required: false })),
    mockContract('authPasskeyBegin', ({ body }) => {
      prove(body);
      return { options: { challenge: 'make this' } };
    }),
    mockContract('authPasskeyAdd', ({ body }) => {
      passkeys = [...passkeys, { uuid: crypto.randomUUID(), name: body.name, createdAt: now, lastUsedAt: null }];
      return { recoveryCodes: first() };
    }),
    mockContract('authPasskeyRemove', ({ params, body }) => {
      prove(body);
      passkeys = passkeys.filter(({ uuid }) => uuid !== params.passkeyUuid);
      return { done: true };
    }),
    mockContract('authCodeBegin', ({ body }) => {
      prove(body);
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      return { secret, address: `otpauth://totp/Greenroom:maren%40example.com?secret=${secret}&issuer=Greenroom` };
    }),
    mockContract('authCodeAdd', () => {
      code = { createdAt: now };
      return { recoveryCodes: first() };
    }),
    mockContract('authCodeRemove', ({ body }) => {
      prove(body);
      code = null;
      return { done: true };
    }),
    mockContract('authRecoveryCodes', ({ body }) => {
      prove(body);
      return { recoveryCodes: fresh() };
    }),
  ];
}
