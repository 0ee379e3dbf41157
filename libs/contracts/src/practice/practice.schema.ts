import { z } from 'zod';
import { MailedToken } from '../identity/auth.schema.ts';
import { TimeZone } from '../time-zone.schema.ts';
import { weekdays } from './practice.ts';
import { Recommended } from '../recommendations/recommendations.schema.ts';

const day = z.iso.date();

/**
 * One thing to do this week, as a card with its reason. `byItself`: the server saw that it was done; the user did not
 * mark it.
 */
export const PracticeStep = z.object({
  stepUuid: z.uuid(),
  state: z.enum(['open', 'done', 'skipped']),
  byItself: z.boolean(),
  thing: Recommended,
});
export type PracticeStep = z.infer<typeof PracticeStep>;

/** When the user wants to practise, and how to remind them. */
export const PracticeChoice = z.object({
  days: z
    .array(z.literal(weekdays))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Each day once'),
  /** Hour of the day, in `timeZone`. */
  hour: z.number().int().min(0).max(23),
  timeZone: TimeZone,
  byMail: z.boolean(),
});
export type PracticeChoice = z.infer<typeof PracticeChoice>;

export const PracticePlan = z.object({
  choice: PracticeChoice,
  /** The days of this week, including the last. */
  week: z.object({ from: day, until: day }),
  steps: z.array(PracticeStep),
  /** The result of the week before; null in the first week. */
  before: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
  /** When the next reminder is due; null if there is none. */
  nextReminderAt: z.iso.datetime().nullable(),
});
export type PracticePlan = z.infer<typeof PracticePlan>;

/**
 * `mailTo`: the address for reminders; null while it is unconfirmed, and no reminders are mailed then. `push`: the key
 * that a browser subscribes with, and the subscribed devices, as SHA-256 of their addresses in base64url.
 */
export const Practice = z.object({
  plan: PracticePlan.nullable(),
  mailTo: z.string().nullable(),
  push: z.object({ publicKey: z.string(), devices: z.array(z.string()) }),
});
export type Practice = z.infer<typeof Practice>;

export const PracticeStepParams = z.object({ stepUuid: z.uuid() });
export const PracticeStepAnswer = z.object({ state: z.enum(['open', 'done', 'skipped']) });

const endpoint = z.url().max(2_000);
const base64url = (bytes: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`));

/** This browser's push subscription, as its push service issued it (W3C Push API). */
export const PracticeDevice = z.object({ endpoint, keys: z.object({ p256dh: base64url(65), auth: base64url(16) }) });
export const PracticeDeviceForget = z.object({ endpoint });

/** The token of a reminder's links. It turns reminders by mail off, and does nothing else. */
export const ReminderToken = z.object({ token: MailedToken });
/** The same in the path, for mail programs that unsubscribe by themselves. */
export const ReminderTokenParams = z.object({ token: MailedToken });
