import { z } from 'zod';
import { bounds } from '../bounds.ts';
import {
  commitPattern,
  everyApp,
  rampBounds,
  rampStates,
  registryTroubles,
  releaseActors,
  releaseHappenings,
  releaseLinkHours,
  releaseNoticeKinds,
} from './releases.ts';

/** The registry of releases, as staff, pipelines and the command line see and change it. */

const Count = z.number().int().nonnegative();
const Moment = z.iso.datetime();
/** Percentage of visitors. */
const Traffic = z.number().min(0).max(100);
const AppName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'The name of an app, such as checkout-mfe');
/** A release's version; in a command also its package's version, which means the newest release with it. */
const Version = z
  .string()
  .max(100)
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/, 'A version, such as 2.4.0');

const By = z.object({
  kind: z.enum(releaseActors),
  /**
   * The current address of staff; the token's name for a pipeline; null if there is no name, or the account is deleted.
   */
  name: z.string().nullable(),
});

/** Number of bad views out of all views. */
const Share = z.object({ bad: Count, of: Count });
const Figures = z.object({ candidate: Share, stable: Share });

/** The guardrails' latest verdict on a ramped release, compared with the stable one. */
const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  z.object({ kind: z.literal('inconclusive'), samples: Count, needed: Count }),
  /** Worse, but by no more than a small group of visitors could fake: the ramp pauses until a person decides. */
  z.object({ kind: z.literal('suspect'), guardrail: z.string(), figures: Figures }),
  z.object({ kind: z.literal('worse'), guardrail: z.string(), figures: Figures }),
]);
export type GuardrailVerdict = z.infer<typeof Verdict>;

const Ramp = z.object({
  version: z.string(),
  /** The release it is compared with, which everyone else has. */
  stable: z.string(),
  /** Percentages of visitors, rising. */
  steps: z.array(Traffic),
  everySeconds: Count,
  /** Minimum number of views of the release before the next step. */
  minSample: Count,
  state: z.enum(rampStates),
  /** Index of the current step, from 0. */
  step: Count,
  stepSince: Moment,
  /** When the next step is due; null if there is none, or if the ramp does not wait for time. */
  nextAt: Moment.nullable(),
  /** Until when it waits for more views, at most; null if it is not waiting. */
  waitsUntil: Moment.nullable().default(null),
  begunAt: Moment,
  endedAt: Moment.nullable(),
  verdict: Verdict.nullable(),
});
export type ReleaseRamp = z.infer<typeof Ramp>;

const Release = z.object({
  version: z.string(),
  /** Whether it serves everyone who is not assigned another release. */
  default: z.boolean(),
  traffic: Traffic,
  /** Signed, complete, and only for the app's own pages; a release that is not is never served. */
  sound: z.boolean(),
  pages: z.array(z.string()),
  /**
   * Bytes of scripts, compressed with gzip, that each page loads of this release at first; only for releases with
   * visitors and the one before.
   */
  sizes: z.array(z.object({ path: z.string(), gzipBytes: Count })).default([]),
  /** Nobody gets it, not even by choosing it. */
  killed: z.object({ at: Moment, why: z.string() }).nullable(),
  /** null if it was not recorded. */
  publishedAt: Moment.nullable(),
  /** The commit it was built from, as reported by its publisher. */
  commit: z.string().nullable().default(null),
  /** Its last ramp was rolled back: automatically if a guardrail is named, else by hand. */
  returned: z.object({ at: Moment, guardrail: z.string().nullable() }).nullable().default(null),
});

/** A change of a release's traffic share; `null` if it was added or removed. */
const ShareChange = z.object({
  version: z.string(),
  from: Traffic.nullable(),
  to: Traffic.nullable(),
  /** Present only if it changed. */
  killed: z.boolean().optional(),
});

/** Why something happened automatically; pages put it into words. */
const Because = z.discriminatedUnion('code', [
  /** A step, counted from 1, was due, and nothing was worse. */
  z.object({ code: z.literal('step-due'), step: Count, of: Count, percent: Traffic, stable: z.string() }),
  /** A step was due, and there were too few views. */
  z.object({ code: z.literal('too-few'), seen: Count, needed: Count }),
  /** There were too few views for this many days: a person must decide. */
  z.object({ code: z.literal('waited-out'), days: Count, seen: Count, needed: Count }),
  /** A step was due, and it looked worse than the stable release; the verdict has the figures. */
  z.object({ code: z.literal('suspect'), stable: z.string() }),
  /** Worse than the stable release; the verdict has the figures. */
  z.object({ code: z.literal('worse'), stable: z.string() }),
  /** No open page can request these releases any more. */
  z.object({ code: z.literal('out-of-reach') }),
  /** The document was changed outside the registry. */
  z.object({ code: z.literal('found'), changes: z.array(ShareChange) }),
]);
export type ReleaseBecause = z.infer<typeof Because>;

const Change = z.object({
  /** Its position in the app's history; increasing. */
  number: Count,
  at: Moment,
  app: z.string(),
  what: z.enum(releaseHappenings),
  /** The release it concerns; null if it is not about one release. */
  version: z.string().nullable(),
  /** That release's traffic from then on; null if it was removed. */
  traffic: Traffic.nullable(),
  by: By,
  /**
   * The reason in the words of the person who made the change; for an automatic change, `because` in English, for lists
   * and logs.
   */
  why: z.string(),
  /** null if a person gave the reason, and for changes from before reason codes existed. */
  because: Because.nullable().default(null),
  /** Present if a guardrail decided it. */
  verdict: Verdict.nullable(),
});
export type RegistryChange = z.infer<typeof Change>;

/** A window in which releases reach no further visitors; ways back stay open. */
const Freeze = z.object({
  /** The number of the change that set it. */
  number: Count,
  /** `*` for all apps. */
  app: z.string(),
  from: Moment,
  until: Moment,
  by: By,
  why: z.string(),
});
export type ReleaseFreeze = z.infer<typeof Freeze>;

/** A valid request for approval of a release, and the approval once there is one. */
const Approval = z.object({
  version: z.string(),
  at: Moment,
  by: By,
  why: z.string(),
  approved: z.object({ at: Moment, by: By }).nullable(),
  expiresAt: Moment,
});
export type ReleaseApproval = z.infer<typeof Approval>;

const App = z.object({
  name: z.string(),
  /** Number of its last change. A command sends the revision it was decided on and is refused if that is outdated. */
  revision: Count,
  /** The latest ramp, even after it ended. */
  ramp: Ramp.nullable(),
  /** Since when visitors are divided as they are now, and by whom; null if that is not recorded. */
  since: z.object({ at: Moment, by: By }).nullable().default(null),
  /** The share, in percent, above which a release needs a second person's approval; null if it needs none. */
  approvalAbove: Traffic.nullable().default(null),
  approvals: z.array(Approval).default([]),
  /** Newest first. */
  releases: z.array(Release),
  /** Decisions of the last 30 days, oldest first: the marks on a plot of guardrails. */
  marks: z.array(Change),
});
export type ReleasedApp = z.infer<typeof App>;

/** Who is notified of what a ramp or the registry cannot settle by itself. */
const Notices = z.object({
  /** Whether a webhook address for notices is configured, and whether an app has owners who receive mails. */
  webhook: z.boolean(),
  mails: z.boolean(),
  /** Newest first. */
  last: z.array(
    z.object({
      at: Moment,
      kind: z.enum(releaseNoticeKinds),
      app: z.string().nullable(),
      version: z.string().nullable(),
      /** The result of posting it; `off` if there was no address. */
      posted: z.enum(['sent', 'waits', 'failed', 'off']),
    }),
  ),
});

export const ReleaseStatus = z.object({
  issuedAt: Moment.nullable(),
  /** Readers that have no copy of the document reject it after this moment; null if it does not expire. */
  expiresAt: Moment.nullable(),
  /** Why the site uses the last valid document instead of the one in the store, and since when. */
  trouble: z.object({ kind: z.enum(registryTroubles), since: Moment }).nullable(),
  /** Whether this server can change the registry: it has a signing key that readers trust. */
  writable: z.boolean(),
  /** Windows that are not over, the earliest first. */
  freezes: z.array(Freeze).default([]),
  apps: z.array(App),
  notices: Notices.default({ webhook: false, mails: false, last: [] }),
});
export type ReleaseStatus = z.infer<typeof ReleaseStatus>;

export const ReleaseHistoryQuery = z.object({
  app: AppName.optional(),
  /** The cursor of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'A cursor that an answer gave')
    .optional(),
});
export const ReleaseHistoryFileQuery = z.object({ app: AppName.optional() });

/** Newest first. */
export const ReleaseHistory = z.object({ changes: z.array(Change), cursor: z.string().nullable() });
export type ReleaseHistory = z.infer<typeof ReleaseHistory>;

const Why = z.string().trim().min(1, 'Say why').max(bounds.releaseReasonLength);
const Steps = z
  .array(Traffic.gt(0))
  .min(1)
  .max(rampBounds.steps)
  .refine((steps) => steps.every((step, index) => index === 0 || step > steps[index - 1]!), 'Steps have to rise');
const Every = z.number().int().min(rampBounds.every.min).max(rampBounds.every.max);

/** Returns the schemas of commands. @param revision how a command names the state of the app it was decided on */
function commandsOn<Revision extends z.ZodType>(revision: Revision) {
  const common = { app: AppName, revision, why: Why };
  return [
    z.object({
      command: z.literal('ramp'),
      ...common,
      version: Version,
      steps: Steps,
      everySeconds: Every,
      minSample: Count.max(rampBounds.minSample),
    }),
    z.object({ command: z.literal('pause'), ...common }),
    z.object({ command: z.literal('resume'), ...common }),
    /** Serves the release to everyone at once. */
    z.object({ command: z.literal('promote'), ...common, version: Version }),
    /** Without a version: rolls the ramped release back; if there is none, restores the release before the default. */
    z.object({ command: z.literal('rollback'), ...common, version: Version.optional() }),
    /**
     * Withdraws the release for good, even from visitors who choose it. The release before it becomes the default; if
     * there is none, the app is retired.
     */
    z.object({ command: z.literal('kill'), ...common, version: Version }),
    /** Serves no release of the app until one is promoted. Its pages answer 404. */
    z.object({ command: z.literal('retire'), ...common }),
    z.object({ command: z.literal('request-approval'), ...common, version: Version }),
    z.object({ command: z.literal('approve'), ...common, version: Version }),
  ] as const;
}

const FrozenApp = z.union([AppName, z.literal(everyApp)]);
const freezeCommands = [
  /** Publishing, ramping and promoting are refused in the window, and ramps take no steps. */
  z.object({ command: z.literal('freeze'), app: FrozenApp, from: Moment, until: Moment, why: Why }),
  /** Ends a freeze, by its number, before its time. */
  z.object({ command: z.literal('unfreeze'), app: FrozenApp, number: Count, why: Why }),
] as const;

export const StaffReleaseCommand = z.discriminatedUnion('command', [...commandsOn(Count), ...freezeCommands]);
export type StaffReleaseCommand = z.infer<typeof StaffReleaseCommand>;

const text = z.string().max(2_000);
/** A release whose files and record are in the store, as the document is to list it. */
const NewRelease = z.object({
  url: text,
  fallbackUrl: text.optional(),
  metadata: z.object({ integrity: text, version: Version }),
  extras: z.object({
    record: text,
    recordIntegrity: text,
    signature: text,
    pages: z.array(z.object({ path: text, frame: z.enum(['site', 'none']) })).max(500),
    commit: z.string().regex(commitPattern, 'A commit, such as 1a2b3c4d').optional(),
  }),
});

/** Registers releases that were uploaded to the store, all of them or none. */
const Register = z.object({
  command: z.literal('register'),
  why: Why,
  releases: z
    .array(
      z.object({
        app: AppName,
        release: NewRelease,
        /** By default everyone for an app's first release, nobody for a later one. */
        traffic: Traffic.optional(),
      }),
    )
    .min(1)
    .max(50),
});

/** Deletes releases of all apps that no open page can request any more. */
const Clean = z.object({ command: z.literal('clean'), why: Why });

const pipelineCommands = commandsOn(Count.optional());
export const ReleaseCommand = z.discriminatedUnion('command', [
  ...pipelineCommands,
  ...freezeCommands,
  Register,
  Clean,
]);
export type ReleaseCommand = z.infer<typeof ReleaseCommand>;

/** The release that a tester should see, and for how many hours. */
export const ReleaseLinkRequest = z.object({
  app: AppName,
  version: Version,
  hours: z.number().int().min(releaseLinkHours.min).max(releaseLinkHours.max),
});
export const ReleaseLink = z.object({
  /** Path and query, on this site. */
  address: z.string(),
  version: z.string(),
  expiresAt: Moment,
});
export type ReleaseLink = z.infer<typeof ReleaseLink>;
