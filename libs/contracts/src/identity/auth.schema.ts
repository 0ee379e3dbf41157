import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { cleanName, emailProblem, nameProblem, passwordProblem } from './email.ts';
import { sentences, type SentenceKey } from '../sentences.ts';

/** Returns the schema of a text that a form check validates; the error is the specification's sentence. */
export function judged(problemOf: (text: string) => SentenceKey | undefined) {
  return z.string().superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem) context.addIssue({ code: 'custom', message: sentences[problem] });
  });
}

export const Email = judged(emailProblem).transform((email) => email.trim());
/** A password being chosen. */
export const NewPassword = judged(passwordProblem);
/** An existing password. One longer than any valid password is refused before it is hashed. */
export const ToldPassword = z
  .string()
  .min(1, sentences.passwordRequired)
  .max(bounds.passwordLength.max, sentences.passwordTooLong);
export const Name = judged(nameProblem).transform(cleanName);

/** A second factor, asked for between the password and the tokens. */
export const Factor = z.enum(['passkey', 'code', 'recovery-code']);
export type Factor = z.infer<typeof Factor>;

/** Request bodies as the specification defines them (section 3: sign-up payload, log-in payload). */
export const LogIn = z.object({ username: Email, password: ToldPassword, returnTo: z.string().max(2_000).optional() });
export const SignUp = z.object({
  email: Email,
  password: NewPassword,
  name: Name,
  /** Agreement to the terms and the privacy notice; required for an account. */
  gdpr: z.boolean().refine((agreed) => agreed, sentences.termsRequired),
  returnTo: z.string().max(2_000).optional(),
});

/**
 * Answer to a log-in. Tokens go into cookies, never into the body. While `factors` is not empty, the user is not signed
 * in yet.
 */
export const LoggedIn = z.object({
  /** A page of this site to go to next. */
  returnTo: z.string(),
  factors: z.array(Factor),
});
export type LoggedIn = z.infer<typeof LoggedIn>;

export const PersonaUser = z.object({
  uuid: z.uuid(),
  email: z.string(),
  name: z.string(),
  emailConfirmed: z.boolean(),
});
export type PersonaUser = z.infer<typeof PersonaUser>;

export const Done = z.object({ done: z.literal(true) });

export const ForgotPassword = z.object({ email: Email });

/** 256 bits, as the mailed link carries them after its `#token=`. */
export const MailedToken = z.string().max(100);
export const ResetPassword = z.object({ token: MailedToken, password: NewPassword });
export const ConfirmAddress = z.object({ token: MailedToken });
export const ChangePassword = z.object({ currentPassword: ToldPassword, newPassword: NewPassword });
export const ChangeAddress = z.object({ email: Email, password: ToldPassword });

export const SessionParams = z.object({ sessionUuid: z.uuid() });
export const Sessions = z.object({
  /** Most recently used first. */
  sessions: z.array(
    z.object({
      uuid: z.uuid(),
      /** Such as `Firefox`, `Windows`; null if unknown. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** ISO 3166-1 alpha-2; `XX` for unknown. */
      country: z.string(),
      signedInAt: z.iso.datetime(),
      /** Accurate to a quarter of an hour. */
      lastSeenAt: z.iso.datetime(),
      /** The session that makes the request. */
      current: z.boolean(),
    }),
  ),
});
export type Sessions = z.infer<typeof Sessions>;
/** `others` keeps the session that makes the request signed in. */
export const EndSessions = z.object({ which: z.enum(['others', 'all']) });
export const EndedSessions = z.object({ ended: z.number().int().nonnegative() });
