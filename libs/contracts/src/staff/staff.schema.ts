import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { staffRoles } from '../identity/policy.ts';

/**
 * What staff see of the running product. Nothing in it grants access: no token, no password, no mailed link of a real
 * site.
 */

const Count = z.number().int().nonnegative();

/** The token of a one-time staff link. */
export const StaffEnter = z.object({ token: z.string().min(1).max(200) });

const MailCounts = z.object({ waiting: Count, sent: Count, failed: Count });

/** Why a call to an adapter failed, in the product's terms. A newer server may send others. */
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

/** The result of the latest calls to an adapter, on the instance that answers. */
const AdapterState = z.object({
  /** `unknown`: no call has finished since the start. `off`: nothing is configured. */
  status: z.enum(['ok', 'failing', 'off', 'unknown']),
  /** Only while it is failing. */
  failingSince: z.iso.datetime().nullable(),
  /** Why the latest failed call failed: an `AdapterFailure`. */
  lastFailure: z.string().nullable(),
  lastFailureAt: z.iso.datetime().nullable(),
});
export type AdapterState = z.infer<typeof AdapterState>;

export const StaffOverview = z.object({
  /** A demonstration, reachable only from its own machine. */
  demo: z.boolean(),
  /** The adapter behind each port, as logged at start; its state if its calls are monitored. */
  adapters: z.array(z.object({ port: z.string(), adapter: z.string(), state: AdapterState.nullable() })),
  accounts: z.object({ all: Count, newToday: Count, leaving: Count }),
  /** Within the last 24 hours. */
  logIns: z.object({ succeeded: Count, failed: Count }),
  mails: MailCounts,
  /** Restarts of the server since `npm start`; null if nothing counts them. */
  restarts: z
    .object({
      count: Count,
      /** How the previous server process ended: `SIGKILL` or `exit code 134`. */
      last: z.object({ exit: z.string(), at: z.iso.datetime() }).nullable(),
    })
    .nullable(),
});
export type StaffOverview = z.infer<typeof StaffOverview>;

/** The head of a mail in the outbox. */
const MailHead = z.object({ uuid: z.uuid(), to: z.string(), subject: z.string(), sentAt: z.iso.datetime() });

export const StaffMails = z.object({
  counts: MailCounts,
  /** Whether the outbox can be read: only in a demonstration, since mailed links open accounts. */
  readable: z.boolean(),
  /** Newest first. */
  mails: z.array(MailHead),
});
export type StaffMails = z.infer<typeof StaffMails>;

export const StaffMailParams = z.object({ mailUuid: z.uuid() });
/** One mail as text; its HTML is a page of its own, to be shown in a frame. */
export const StaffMail = MailHead.extend({ text: z.string() });
export type StaffMail = z.infer<typeof StaffMail>;

export const StaffAccountParams = z.object({ accountUuid: z.uuid() });

export const StaffAuditQuery = z.object({
  /** An account, by its address or uuid. */
  account: z.string().trim().max(bounds.emailLength).optional(),
  /** The cursor of the previous page. */
  cursor: z.string().max(100).optional(),
});

export const StaffAudit = z.object({
  /** Newest first. */
  entries: z.array(
    z.object({
      uuid: z.uuid(),
      at: z.iso.datetime(),
      /** The event as recorded: `logged-in`. */
      event: z.string(),
      /** The account; null if unknown. */
      accountUuid: z.uuid().nullable(),
      /** Its current address; null if the account is deleted. */
      email: z.string().nullable(),
      /** How the session was logged in: `password`, a provider, `staff-link`. */
      provider: z.string().nullable(),
      country: z.string(),
      details: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  cursor: z.string().nullable(),
});
export type StaffAudit = z.infer<typeof StaffAudit>;

/** Why staff act on an account; recorded in the log of staff actions. */
const Reason = z.string().trim().min(1, 'Say why').max(bounds.staffReasonLength);
export const StaffReason = z.object({ reason: Reason });

const StaffRole = z.enum(staffRoles);

export const StaffRoles = z.object({
  /** Accounts with a role, by address, including admins made by a setting. */
  people: z.array(
    z.object({
      accountUuid: z.uuid(),
      email: z.string(),
      roles: z.array(
        z.object({
          role: StaffRole,
          /** The address of the admin who granted it; null if a setting did, or if that account is deleted. */
          grantedBy: z.string().nullable(),
          grantedAt: z.iso.datetime(),
          reason: z.string(),
        }),
      ),
    }),
  ),
});
export type StaffRoles = z.infer<typeof StaffRoles>;
/** `account`: an address or an account's uuid. */
export const StaffRoleGrant = StaffReason.extend({
  account: z.string().trim().min(1).max(bounds.emailLength),
  role: StaffRole,
});
export const StaffRoleRevoke = StaffReason.extend({ accountUuid: z.uuid(), role: StaffRole });

/** Staff actions that are logged. */
export const staffActionNames = [
  'role-granted',
  'role-revoked',
  'mail-sent',
  'address-confirmed',
  'blocked',
  'unblocked',
  'sessions-ended',
  'plan-granted',
  'plan-ended',
  'deletion-asked',
  'job-retried',
  'refund-asked',
  'announcement-written',
  'announcement-changed',
  'announcement-ended',
] as const;
export type StaffActionName = (typeof staffActionNames)[number];

const actionsWanted = {
  /** The actor or the target: an address or an account's uuid. */
  account: z.string().trim().max(bounds.emailLength).optional(),
  action: z.enum(staffActionNames).optional(),
};
export const StaffActionsFileQuery = z.object(actionsWanted);
export const StaffActionsQuery = z.object({
  ...actionsWanted,
  /** The cursor of the previous page. */
  cursor: z.string().max(100).optional(),
});

const StaffAction = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  /** A `StaffActionName`; an older server may not know those of a newer one. */
  action: z.string(),
  /** The actor; `uuid` is null for a setting, `email` also if the account is deleted. */
  by: z.object({ uuid: z.uuid().nullable(), email: z.string().nullable() }),
  to: z.object({ uuid: z.uuid().nullable(), email: z.string().nullable() }),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Empty once the target account is deleted. */
  reason: z.string(),
});
export type StaffAction = z.infer<typeof StaffAction>;
export const StaffActions = z.object({
  /** Newest first. */
  actions: z.array(StaffAction),
  cursor: z.string().nullable(),
});
export type StaffActions = z.infer<typeof StaffActions>;

export const StaffPeopleQuery = z.object({
  /** The beginning of an address, an account's uuid, or its number. */
  find: z.string().trim().min(1).max(bounds.emailLength),
  cursor: z.string().max(bounds.emailLength).optional(),
});
const PersonHead = z.object({
  accountUuid: z.uuid(),
  /** The specification's profile id. */
  number: z.number().int(),
  email: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  emailConfirmed: z.boolean(),
  blockedAt: z.iso.datetime().nullable(),
  /** The day from which it may be deleted, if deletion was requested. */
  deletedFrom: z.iso.datetime().nullable(),
});
export const StaffPeople = z.object({
  /** By address. */
  people: z.array(PersonHead),
  cursor: z.string().nullable(),
});
export type StaffPeople = z.infer<typeof StaffPeople>;

/** The state of an account. Nothing that its user wrote or said. */
export const StaffPerson = PersonHead.extend({
  locale: z.string().nullable(),
  /** `password`, and providers. */
  waysIn: z.array(z.string()),
  secondFactor: z.boolean(),
  plan: z.object({
    status: z.string(),
    endsAt: z.iso.datetime().nullable(),
    /** `bought` also if there is no plan. `apple`: in the app. `setting`: by the environment variable. */
    from: z.enum(['bought', 'apple', 'grant', 'setting']),
    /** Purchases and grants, newest first. */
    history: z.array(
      z.object({
        kind: z.enum(['subscription', 'apple', 'grant']),
        /** `monthly` or `annual` for a subscription; Apple's id of the product; the status that a grant gives. */
        name: z.string(),
        since: z.iso.datetime(),
        /** When it ends or ended, if known. */
        until: z.iso.datetime().nullable(),
        over: z.boolean(),
        /** Only for a grant. */
        reason: z.string().nullable(),
      }),
    ),
    /** What Apple reported about plans bought in the app, newest first. */
    appleNotifications: z.array(z.object({ type: z.string(), subtype: z.string().nullable(), at: z.iso.datetime() })),
  }),
  /** Counts of all stored data, and the current use of the allowance. */
  usage: z.object({
    conversations: Count,
    messages: Count,
    calls: Count,
    roleplaySessions: Count,
    meetings: Count,
    allowance: z.object({ messages: Count, voiceSeconds: Count }),
  }),
  /** Messages and scene lines removed for breaking a safety rule. The rule is not shown. */
  moderation: z.object({ messages: Count, lines: Count }),
  consents: z.object({
    termsAcceptedAt: z.iso.datetime(),
    checkIns: z.boolean(),
    reminders: z.boolean(),
    news: z.boolean(),
  }),
  sessions: z.array(
    z.object({
      uuid: z.uuid(),
      browser: z.string().nullable(),
      system: z.string().nullable(),
      provider: z.string(),
      country: z.string(),
      signedInAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
    }),
  ),
  /** Staff actions on this account, newest first. */
  actions: z.array(StaffAction),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

export const staffMailKinds = ['confirm-address', 'reset-password'] as const;
export const StaffSendMail = StaffReason.extend({ mail: z.enum(staffMailKinds) });
export const StaffGrantPlan = StaffReason.extend({ endsAt: z.iso.datetime() });
export const StaffDeleteAccount = StaffReason.extend({ plan: z.enum(['end_now', 'period_end']) });
export const StaffDeletion = z.object({ deletedFrom: z.iso.datetime().nullable() });

/**
 * Why a background job is listed: it failed for good; an attempt failed and another follows; it has waited too long; it
 * has run longer than it may.
 */
export const jobStates = ['failed', 'retrying', 'late', 'stuck'] as const;
export type JobState = (typeof jobStates)[number];

const jobsWanted = {
  queue: z.string().trim().max(bounds.queueNameLength).optional(),
  state: z.enum(jobStates).optional(),
};
export const StaffJobsFileQuery = z.object(jobsWanted);
export const StaffJobsQuery = z.object({
  ...jobsWanted,
  /** The cursor of the previous page. */
  cursor: z.string().max(100).optional(),
});
export const StaffJobParams = z.object({ jobUuid: z.uuid() });

/** Background jobs, without their payload. */
export const StaffJobs = z.object({
  /** All queues, by name. */
  queues: z.array(
    z.object({
      queue: z.string(),
      waiting: Count,
      running: Count,
      failed: Count,
      /** When the oldest waiting job was added; null if none waits. */
      oldestWaitingAt: z.iso.datetime().nullable(),
    }),
  ),
  /** Newest first. */
  jobs: z.array(
    z.object({
      uuid: z.uuid(),
      queue: z.string(),
      /** A `JobState`. A newer server may send others. */
      state: z.string(),
      /** When it failed, was last started, or was due. */
      at: z.iso.datetime(),
      attempts: Count,
      /** Only while it is retrying. */
      nextAttemptAt: z.iso.datetime().nullable(),
      /** The last error: its class and its code. Never its message, which may quote what a person wrote. */
      error: z.object({ name: z.string().nullable(), code: z.string().nullable() }).nullable(),
    }),
  ),
  cursor: z.string().nullable(),
});
export type StaffJobs = z.infer<typeof StaffJobs>;

/** Conversions out of a total, with the 95 % confidence interval of their share; shares from 0 to 1. */
const Share = z.object({ of: Count, through: Count, share: z.number(), low: z.number(), high: z.number() });

/** Analytics counts of the last 7 days. */
export const StaffEvents = z.object({
  /** The last 48 hours, including hours without events. */
  hours: z.array(z.object({ hour: z.iso.datetime(), events: Count })),
  /** Visits that reached each page on the way to a plan: in total, and by variation or checkout release. */
  funnels: z.array(
    z.object({
      /** `all`, `variation` or `checkout release`. */
      by: z.enum(['all', 'variation', 'release']),
      of: z.string(),
      steps: z.array(z.object({ page: z.string(), visits: Count })),
    }),
  ),
  /** Values at the 75th percentile: ms, except CLS. */
  vitals: z.array(
    z.object({
      metric: z.string(),
      page: z.string(),
      p75: z.number(),
      rating: z.enum(['good', 'needs-improvement', 'poor']),
      samples: Count,
    }),
  ),
  /** People who were exposed to an experiment, and how many of them reached the goal in the same visit or later. */
  experiments: z.array(
    z.object({
      name: z.string(),
      variations: z.array(Share.extend({ name: z.string() })),
    }),
  ),
});
export type StaffEvents = z.infer<typeof StaffEvents>;
