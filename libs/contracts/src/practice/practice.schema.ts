import { z } from 'zod';
import { MailedToken } from '../identity/auth.schema.ts';
import { TimeZone } from '../time-zone.schema.ts';
import { weekdays } from './practice.ts';
import { Recommended } from '../recommendations/recommendations.schema.ts';

const day = z.iso.date();

/** One thing to do this week, as a card with its reason. `byItself`: it was seen to be done, and nobody had to say so. */
export const PracticeStep = z.object({
  stepUuid: z.uuid(),
  state: z.enum(['open', 'done', 'skipped']),
  byItself: z.boolean(),
  thing: Recommended,
});
export type PracticeStep = z.infer<typeof PracticeStep>;

/** When one wants to practise, and how one is reminded. */
export const PracticeChoice = z.object({
  days: z
    .array(z.literal(weekdays))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length, 'Each day once'),
  /** Of the day, in `timeZone`. */
  hour: z.number().int().min(0).max(23),
  timeZone: TimeZone,
  byMail: z.boolean(),
});
export type PracticeChoice = z.infer<typeof PracticeChoice>;

export const PracticePlan = z.object({
  choice: PracticeChoice,
  /** The days of this week, the last one included. */
  week: z.object({ from: day, until: day }),
  steps: z.array(PracticeStep),
  /** What became of the week before; nothing in the first. */
  before: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
  /** When the next reminder is due; nothing where none is. */
  nextReminderAt: z.iso.datetime().nullable(),
});
export type PracticePlan = z.infer<typeof PracticePlan>;

/**
 * `mailTo`: the address that reminders go to; nothing while it is not confirmed, and then none go. `push`: what a browser
 * subscribes with, and the devices that are reminded, as SHA-256 of their addresses in base64url.
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

/** Where this browser is reached, as its push service gave it out (W3C Push API). */
export const PracticeDevice = z.object({ endpoint, keys: z.object({ p256dh: base64url(65), auth: base64url(16) }) });
export const PracticeDeviceForget = z.object({ endpoint });

/** What a reminder's links carry. It turns reminders by mail off, and does nothing else. */
export const ReminderToken = z.object({ token: MailedToken });
/** The same in an address, as mail programs call it. */
export const ReminderTokenParams = z.object({ token: MailedToken });
