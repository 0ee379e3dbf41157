import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { cleanName, emailProblem, nameProblem, passwordProblem } from './email.ts';
import { sentences, type SentenceKey } from '../sentences.ts';

/** A text that one of the checks of forms judges, with the specification's sentence where it is refused. */
export function judged(problemOf: (text: string) => SentenceKey | undefined) {
  return z.string().superRefine((text, context) => {
    const problem = problemOf(text);
    if (problem) context.addIssue({ code: 'custom', message: sentences[problem] });
  });
}

export const Email = judged(emailProblem).transform((email) => email.trim());
/** One that is being chosen. */
export const NewPassword = judged(passwordProblem);
/** One that is being told: too long for any password of ours is refused before it is hashed. */
export const ToldPassword = z
  .string()
  .min(1, sentences.passwordRequired)
  .max(bounds.passwordLength.max, sentences.passwordTooLong);
export const Name = judged(nameProblem).transform(cleanName);

/** A second factor, asked for between the password and the tokens. */
export const Factor = z.enum(['passkey', 'code', 'recovery-code']);
export type Factor = z.infer<typeof Factor>;

/** Bodies as the specification gives them (section 3: sign-up payload, log-in payload). */
export const LogIn = z.object({ username: Email, password: ToldPassword, returnTo: z.string().max(2_000).optional() });
export const SignUp = z.object({
  email: Email,
  password: NewPassword,
  name: Name,
  /** Agreement to the terms and the privacy notice; nobody has an account without it. */
  gdpr: z.boolean().refine((agreed) => agreed, sentences.termsRequired),
  returnTo: z.string().max(2_000).optional(),
});

/** Tokens go into cookies and never here. With factors one is not signed in yet. */
export const LoggedIn = z.object({
  /** A page of ours to go on to. */
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

/** 256 bits, as the mailed link carries them behind its `#token=`. */
export const MailedToken = z.string().max(100);
export const ResetPassword = z.object({ token: MailedToken, password: NewPassword });
export const ConfirmAddress = z.object({ token: MailedToken });
export const ChangePassword = z.object({ currentPassword: ToldPassword, newPassword: NewPassword });
export const ChangeAddress = z.object({ email: Email, password: ToldPassword });

export const SessionParams = z.object({ sessionUuid: z.uuid() });
export const Sessions = z.object({
  /** The latest used first. */
  sessions: z.array(
    z.object({
      uuid: z.uuid(),
      /** Such as `Firefox`, `Windows`; nothing where it cannot be told. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      /** ISO 3166-1 alpha-2; `XX` for unknown. */
      country: z.string(),
      signedInAt: z.iso.datetime(),
      /** True to a quarter of an hour. */
      lastSeenAt: z.iso.datetime(),
      /** The one that asks. */
      current: z.boolean(),
    }),
  ),
});
export type Sessions = z.infer<typeof Sessions>;
/** `others` leaves the one that asks signed in. */
export const EndSessions = z.object({ which: z.enum(['others', 'all']) });
export const EndedSessions = z.object({ ended: z.number().int().nonnegative() });
