import { z } from 'zod';
import { Factor, judged } from './auth.schema.ts';
import { bounds } from '../bounds.ts';
import { codeProblem } from './email.ts';
import { providerNames, socialProblems, waysIn } from './auth-methods.ts';

/** Log-in methods besides the password: identity providers and second factors. */

export const ProviderName = z.enum(providerNames);
export type ProviderName = z.infer<typeof ProviderName>;

export const Providers = z.object({
  /** The configured providers; only these get a button. */
  providers: z.array(z.object({ name: ProviderName, label: z.string() })),
});
export type Providers = z.infer<typeof Providers>;

export const ProviderParams = z.object({ provider: ProviderName });
const Flag = z.literal('true').optional();
/** The query of a link to a provider. */
export const SocialStartQuery = z.object({
  returnTo: z.string().max(2_000).optional(),
  /** The person agreed to the terms; required for a new account. */
  terms: Flag,
  /** Only accounts of the company are accepted. */
  company: Flag,
});

/** The value of `problem` in the address the browser is redirected to. */
export const SocialProblem = z.enum(socialProblems);
export type SocialProblem = z.infer<typeof SocialProblem>;

/** A log-in method of an account. */
export const AuthMethod = z.enum(waysIn);
export type AuthMethod = z.infer<typeof AuthMethod>;

/** The password of an account that has one; an account without one must have logged in within ten minutes. */
const proof = { password: z.string().max(bounds.passwordLength.max).optional() };
export const Proof = z.object(proof);

export const Connections = z.object({
  hasPassword: z.boolean(),
  connections: z.array(
    z.object({
      provider: ProviderName,
      label: z.string(),
      /** As the provider last reported it; null if it reported none. */
      email: z.string().nullable(),
      connectedAt: z.iso.datetime(),
      /** Whether it may be disconnected: the last log-in method may not. */
      removable: z.boolean(),
    }),
  ),
});
export type Connections = z.infer<typeof Connections>;
export const Connect = z.object({ ...proof, provider: ProviderName });
/** Where to redirect the browser. */
export const Connecting = z.object({ address: z.url() });

const Passkey = z.object({
  uuid: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export const Factors = z.object({
  passkeys: z.array(Passkey),
  /** Time-based codes, if they are set up. */
  code: z.object({ createdAt: z.iso.datetime() }).nullable(),
  recoveryCodesLeft: z.number().int().nonnegative(),
  /** Staff need a second factor: the last one cannot be removed. */
  required: z.boolean(),
});
export type Factors = z.infer<typeof Factors>;

/** Options and answers of WebAuthn (Level 3, section 5), in the JSON format of browsers. */
const WebAuthnJson = z.looseObject({ id: z.string() });
export const PasskeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });
export const PasskeyAdd = z.object({ name: z.string().trim().min(1).max(bounds.nameLength), response: WebAuthnJson });
export const PasskeyParams = z.object({ passkeyUuid: z.uuid() });
export const NewCodes = z.object({
  /** In base 32, to be typed. */
  secret: z.string(),
  /** `otpauth://…`, to be shown as a QR code. */
  address: z.string(),
});
const Digits = judged(codeProblem);
export const CodeAdd = z.object({ code: Digits });
/** Recovery codes are shown once; null if the account already has some. */
export const AddedFactor = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type AddedFactor = z.infer<typeof AddedFactor>;
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The second factor that completes a log-in whose answer listed `factors`. */
export const GivenFactor = z.object({
  returnTo: z.string().max(2_000).optional(),
  given: z.discriminatedUnion('factor', [
    z.object({ factor: z.literal('code'), code: Digits }),
    z.object({ factor: z.literal('recovery-code'), code: z.string().max(40) }),
    z.object({ factor: z.literal('passkey'), response: WebAuthnJson }),
  ]),
});
export const PendingFactors = z.object({ factors: z.array(Factor) });

/** Continues a log-in in the desktop app. */
export const DesktopCode = z.object({
  /** Usable once, for 60 seconds (docs/specification.md, 10.5). */
  code: z.string(),
  /** Opens the desktop app through its registered URL scheme, with the code. */
  address: z.string(),
});
export const DesktopExchange = z.object({ code: z.string().max(100) });

/** RFC 6749, sections 5.1 and 6. The client may authenticate by HTTP Basic instead. */
export const TokenRequest = z.object({
  grantType: z.string().optional(),
  refreshToken: z.string().max(500).optional(),
  clientId: z.string().max(500).optional(),
  clientSecret: z.string().max(500).optional(),
});
export const Tokens = z.object({
  accessToken: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  tokenType: z.literal('Bearer'),
  /** Lifetime of the access token, in seconds. */
  expiresIn: z.number().int(),
});
