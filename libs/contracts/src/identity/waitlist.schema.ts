import { z } from 'zod';
import { Email, MailedToken } from './auth.schema.ts';
import { sentences } from '../sentences.ts';

/** Joins the waitlist for what opens next. It requires consent (specification, section 5). */
export const WaitlistJoin = z.object({
  email: Email,
  /** Agreement to receiving updates. */
  consent: z.boolean().refine((agreed) => agreed, sentences.updatesRequired),
});

/** The answer given through the mailed link: stay on the list, or leave it. */
export const WaitlistAnswer = z.object({ token: MailedToken, stay: z.boolean() });
