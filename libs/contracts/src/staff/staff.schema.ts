import { z } from 'zod';
import { bounds } from '../bounds.ts';

/** What staff see of the running product. Nothing in it opens a door: no token, no password, no mailed link of a real site. */

const Count = z.number().int().nonnegative();

/** What a one-time staff link carries. */
export const StaffEnter = z.object({ token: z.string().min(1).max(200) });

const MailCounts = z.object({ waiting: Count, sent: Count, failed: Count });

/** Why a call to an adapter failed, in the product's terms. A newer server may know others. */
export type AdapterFailure =
  | 'too-slow'
  | 'rate-limited'
  | 'unavailable'
  | 'cut-off'
  | 'nonsense'
  | 'not-allowed'
  | 'bad-request'
  | 'not-installed'
  | 'empty'
  | 'refused'
  | 'out-of-resources';

/** How the last calls to an adapter went, on the instance that answers. */
const AdapterState = z.object({
  /** `unknown`: no call has ended since the start. `off`: nothing is configured. */
  status: z.enum(['ok', 'failing', 'off', 'unknown']),
  /** Only of one that is failing. */
  failingSince: z.iso.datetime().nullable(),
  /** Why the last call failed that did: an `AdapterFailure`. */
  lastFailure: z.string().nullable(),
  lastFailureAt: z.iso.datetime().nullable(),
});
export type AdapterState = z.infer<typeof AdapterState>;

export const StaffOverview = z.object({
  /** A demonstration, reachable from its own machine alone. */
  demo: z.boolean(),
  /** Which adapter stands behind each port, as the start says it; its state where its calls are watched. */
  adapters: z.array(z.object({ port: z.string(), adapter: z.string(), state: AdapterState.nullable() })),
  accounts: z.object({ all: Count, newToday: Count, leaving: Count }),
  /** Within the last 24 hours. */
  logIns: z.object({ succeeded: Count, failed: Count }),
  mails: MailCounts,
  /** Of the server, since `npm start`; null where nothing counts them. */
  restarts: z
    .object({
      count: Count,
      /** How the server before ended: `SIGKILL` or `exit code 134`. */
      last: z.object({ exit: z.string(), at: z.iso.datetime() }).nullable(),
    })
    .nullable(),
});
export type StaffOverview = z.infer<typeof StaffOverview>;

/** The head of a mail in the outbox. */
const MailHead = z.object({ uuid: z.uuid(), to: z.string(), subject: z.string(), sentAt: z.iso.datetime() });

export const StaffMails = z.object({
  counts: MailCounts,
  /** Whether there is an outbox to read in: in a demonstration alone, since mailed links open accounts. */
  readable: z.boolean(),
  /** Newest first. */
  mails: z.array(MailHead),
});
export type StaffMails = z.infer<typeof StaffMails>;

export const StaffMailParams = z.object({ mailUuid: z.uuid() });
/** One mail as text; as HTML it is a page of its own, to be framed. */
export const StaffMail = MailHead.extend({ text: z.string() });
export type StaffMail = z.infer<typeof StaffMail>;

export const StaffAccountParams = z.object({ accountUuid: z.uuid() });

export const StaffAuditQuery = z.object({
  /** An account, by its address or uuid. */
  account: z.string().trim().max(bounds.emailLength).optional(),
  /** From where the page before ended. */
  cursor: z.string().max(100).optional(),
});

export const StaffAudit = z.object({
  /** Newest first. */
  entries: z.array(
    z.object({
      uuid: z.uuid(),
      at: z.iso.datetime(),
      /** What happened, as it was written down: `logged-in`. */
      event: z.string(),
      /** Whose account; nothing where nobody is known. */
      accountUuid: z.uuid().nullable(),
      /** As it is now; nothing where the account is gone. */
      email: z.string().nullable(),
      /** How the log-in was made in which it happened: `password`, a provider, `staff-link`. */
      provider: z.string().nullable(),
      country: z.string(),
      details: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  cursor: z.string().nullable(),
});
export type StaffAudit = z.infer<typeof StaffAudit>;

/** Of how many, how many came through, and between what their share lies with 95 %; shares from 0 to 1. */
const Share = z.object({ of: Count, through: Count, share: z.number(), low: z.number(), high: z.number() });

/** What was counted in the last 7 days. */
export const StaffEvents = z.object({
  /** Of the last 48 hours; an hour without events is there too. */
  hours: z.array(z.object({ hour: z.iso.datetime(), events: Count })),
  /** How many visits reached each page on the way to a plan; of all, and of those with one and the same thing. */
  funnels: z.array(
    z.object({
      /** `all`, `variation` or `checkout release`. */
      by: z.enum(['all', 'variation', 'release']),
      of: z.string(),
      steps: z.array(z.object({ page: z.string(), visits: Count })),
    }),
  ),
  /** Values at the 75th percentile: ms, but for CLS. */
  vitals: z.array(
    z.object({
      metric: z.string(),
      page: z.string(),
      p75: z.number(),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      samples: Count,
    }),
  ),
  /** Who viewed an experiment, and how many of them reached the goal in the same visit or later. */
  experiments: z.array(
    z.object({
      name: z.string(),
      variations: z.array(Share.extend({ name: z.string() })),
    }),
  ),
});
export type StaffEvents = z.infer<typeof StaffEvents>;
