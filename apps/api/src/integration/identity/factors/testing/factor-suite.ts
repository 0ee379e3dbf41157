import { Secret, TOTP } from 'otpauth';
import { type Browser, goodPassword } from '../../../../app/testing/identity-app.ts';
import { identitySuite } from '../../../../app/testing/identity-suite.ts';
import { softwarePasskey } from '../../../../app/testing/software-passkey.ts';
import type { IdentityProvider, VouchedPerson } from '@greenroom/ports/identity-provider';

export const site = 'http://localhost:4200';
export const password = goodPassword;

const googleOf = (who: () => VouchedPerson): IdentityProvider => ({
  name: 'google',
  label: 'Google',
  begin: async ({ redirectUri, state }) => new URL(`${redirectUri}?state=${state}&code=1`),
  finish: async () => who(),
});

/** Provides a fixture with a stand-in for the company's Google. */
export function factorSuite() {
  let vouched: VouchedPerson;
  const suite = identitySuite({
    settings: { companyDomain: 'example.com' },
    identity: { companyDomain: 'example.com', providers: [googleOf(() => vouched)] },
  });
  return Object.assign(suite, {
    /** Returns where the log-in leads. */
    async logInByGoogle(me: Browser, email: string): Promise<string> {
      vouched = {
        subject: `google ${email}`,
        email,
        emailVerified: true,
        name: 'Tess',
        hostedDomain: 'example.com',
        refreshToken: undefined,
      };
      const begun = await me.ask('GET', '/auth/social/google?terms=true&returnTo=%2Fmeetings');
      const back = new URL(begun.headers.location as string);
      return (await me.ask('GET', back.pathname + back.search)).headers.location as string;
    },
  });
}

/** Returns an authenticator app's code, `ahead` steps of 30 seconds from now. */
export const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

export async function withCodes(me: Browser) {
  const { secret } = (await me.ask('POST', '/auth/factors/code/options', { password })).json();
  const added = await me.ask('POST', '/auth/factors/code', { code: codeOf(secret, -1) });
  expect(added.statusCode).toBe(200);
  return { secret, recoveryCodes: added.json().recoveryCodes as string[] };
}

export async function withPasskey(
  me: Browser,
  passkey = softwarePasskey(site),
  proof: Record<string, unknown> = { password },
) {
  const { options } = (await me.ask('POST', '/auth/factors/passkeys/options', proof)).json();
  const added = await me.ask('POST', '/auth/factors/passkeys', { name: 'My key', response: passkey.create(options) });
  expect(added.statusCode).toBe(200);
  return { passkey, recoveryCodes: added.json().recoveryCodes as string[] | null };
}

export const give = (me: Browser, given: Record<string, unknown>) =>
  me.ask('POST', '/auth/factor', { given, returnTo: '/meetings' });
export const challengeFor = async (me: Browser) => (await me.ask('POST', '/auth/factor/challenge')).json().options;
