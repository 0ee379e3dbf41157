import { z } from 'zod';
import { bounds } from '../bounds.ts';
import { staffRoles } from '../identity/policy.ts';

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

/** Why staff do something about an account; it stands in the log of what staff did. */
const Reason = z.string().trim().min(1, 'Say why').max(bounds.staffReasonLength);
export const StaffReason = z.object({ reason: Reason });

const StaffRole = z.enum(staffRoles);

export const StaffRoles = z.object({
  /** Who has a role, by address; those who were made an admin by a setting are in it. */
  people: z.array(
    z.object({
      accountUuid: z.uuid(),
      email: z.string(),
      roles: z.array(
        z.object({
          role: StaffRole,
          /** The address of the admin who granted it; nothing where a setting did, or that account is gone. */
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

/** What staff do that is written down. */
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
] as const;
export type StaffActionName = (typeof staffActionNames)[number];

const actionsWanted = {
  /** Who did it or to whom: an address or an account's uuid. */
  account: z.string().trim().max(bounds.emailLength).optional(),
  action: z.enum(staffActionNames).optional(),
};
export const StaffActionsFileQuery = z.object(actionsWanted);
export const StaffActionsQuery = z.object({
  ...actionsWanted,
  /** From where the page before ended. */
  cursor: z.string().max(100).optional(),
});

const StaffAction = z.object({
  uuid: z.uuid(),
  at: z.iso.datetime(),
  /** A `StaffActionName`; an older server may not know those of a newer. */
  action: z.string(),
  /** Who did it; `uuid` is null for a setting, `email` where the account is gone as well. */
  by: z.object({ uuid: z.uuid().nullable(), email: z.string().nullable() }),
  to: z.object({ uuid: z.uuid().nullable(), email: z.string().nullable() }),
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Empty once the account that it was about is deleted. */
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
  /** The day from which it may be deleted, where that was asked for. */
  deletedFrom: z.iso.datetime().nullable(),
});
export const StaffPeople = z.object({
  /** By address. */
  people: z.array(PersonHead),
  cursor: z.string().nullable(),
});
export type StaffPeople = z.infer<typeof StaffPeople>;

/** How an account stands. Nothing of what its person wrote or said. */
export const StaffPerson = PersonHead.extend({
  locale: z.string().nullable(),
  /** `password`, and providers. */
  waysIn: z.array(z.string()),
  secondFactor: z.boolean(),
  plan: z.object({
    status: z.string(),
    endsAt: z.iso.datetime().nullable(),
    /** `bought` also where there is none. `setting`: by the environment variable. */
    from: z.enum(['bought', 'grant', 'setting']),
    /** Newest first: what was bought and what was granted. */
    history: z.array(
      z.object({
        kind: z.enum(['subscription', 'grant']),
        /** `monthly` or `annual` for a subscription; the status that a grant gives. */
        name: z.string(),
        since: z.iso.datetime(),
        /** When it ends or ended, where that is known. */
        until: z.iso.datetime().nullable(),
        over: z.boolean(),
        /** Of a grant. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  /** Counts of all that is kept, and what the allowance counts at present. */
  usage: z.object({
    conversations: Count,
    messages: Count,
    calls: Count,
    roleplaySessions: Count,
    meetings: Count,
    allowance: z.object({ messages: Count, voiceSeconds: Count }),
  }),
  /** How many messages and lines of scenes were removed for breaking a safety rule. Which rule is not told. */
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
  /** What staff did to this account, newest first. */
  actions: z.array(StaffAction),
});
export type StaffPerson = z.infer<typeof StaffPerson>;

export const staffMailKinds = ['confirm-address', 'reset-password'] as const;
export const StaffSendMail = StaffReason.extend({ mail: z.enum(staffMailKinds) });
export const StaffGrantPlan = StaffReason.extend({ endsAt: z.iso.datetime() });
export const StaffDeleteAccount = StaffReason.extend({ plan: z.enum(['end_now', 'period_end']) });
export const StaffDeletion = z.object({ deletedFrom: z.iso.datetime().nullable() });

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
