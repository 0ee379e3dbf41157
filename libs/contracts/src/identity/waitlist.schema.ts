import { z } from 'zod';
import { Email, MailedToken } from './auth.schema.ts';
import { sentences } from '../sentences.ts';

/** Who wants to be told what opens next. Nobody is without having ticked the box (specification, section 5). */
export const WaitlistJoin = z.object({
  email: Email,
  /** Agreement to receiving updates. */
  consent: z.boolean().refine((agreed) => agreed, sentences.updatesRequired),
});

/** What one answers by the link one was mailed: to stay on the list, or to be taken off it. */
export const WaitlistAnswer = z.object({ token: MailedToken, stay: z.boolean() });
