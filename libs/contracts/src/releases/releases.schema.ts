import { z } from 'zod';
import { bounds } from '../bounds.ts';
import {
  commitPattern,
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
/** In percent of visitors. */
const Traffic = z.number().min(0).max(100);
const AppName = z.string().regex(/^[a-z][a-z0-9-]*$/, 'The name of an app, such as checkout-mfe');
/** A release's version; in a command also the version of its package, which means the newest such release. */
const Version = z
  .string()
  .max(100)
  .regex(/^[0-9A-Za-z][0-9A-Za-z.+-]*$/, 'A version, such as 2.4.0');

const By = z.object({
  kind: z.enum(releaseActors),
  /** Of staff the address, as it is now; of a pipeline the token's name; nothing where there is no name, or the account is gone. */
  name: z.string().nullable(),
});

/** Of so many views, so many were bad. */
const Share = z.object({ bad: Count, of: Count });
const Figures = z.object({ candidate: Share, stable: Share });

/** What the guardrails last said of a ramp's release, beside the one it is to take the place of. */
const Verdict = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fine') }),
  z.object({ kind: z.literal('inconclusive'), samples: Count, needed: Count }),
  /** Worse, but not by more than a small part of visitors could invent: it goes no further until a person decides. */
  z.object({ kind: z.literal('suspect'), guardrail: z.string(), figures: Figures }),
  z.object({ kind: z.literal('worse'), guardrail: z.string(), figures: Figures }),
]);
export type GuardrailVerdict = z.infer<typeof Verdict>;

const Ramp = z.object({
  version: z.string(),
  /** The release it is judged against, and which everyone else has. */
  stable: z.string(),
  /** Percent of visitors, rising. */
  steps: z.array(Traffic),
  everySeconds: Count,
  /** Views of the release that a step has to be seen in before the next one. */
  minSample: Count,
  state: z.enum(rampStates),
  /** Which of the steps it is at, from 0. */
  step: Count,
  stepSince: Moment,
  /** When the next step is due; nothing where none is, or it is not the clock that it waits for. */
  nextAt: Moment.nullable(),
  /** Until when it waits for more to be seen, at the most; nothing where it does not wait. */
  waitsUntil: Moment.nullable().default(null),
  begunAt: Moment,
  endedAt: Moment.nullable(),
  verdict: Verdict.nullable(),
});
export type ReleaseRamp = z.infer<typeof Ramp>;

const Release = z.object({
  version: z.string(),
  /** Whether everyone gets it who is in no other part. */
  default: z.boolean(),
  traffic: Traffic,
  /** Signed, whole, and for its own pages alone; another is not served. */
  sound: z.boolean(),
  pages: z.array(z.string()),
  /** Nobody gets it, also not by asking for it. */
  killed: z.object({ at: Moment, why: z.string() }).nullable(),
  /** Nothing where it was not written down. */
  publishedAt: Moment.nullable(),
  /** The commit it was built from, as its publisher said. */
  commit: z.string().nullable().default(null),
  /** Its last ramp went back: by itself where a guardrail is named, else by hand. */
  returned: z.object({ at: Moment, guardrail: z.string().nullable() }).nullable().default(null),
});

/** How one release's part of the visitors was changed; `null` where it came, or is gone. */
const ShareChange = z.object({
  version: z.string(),
  from: Traffic.nullable(),
  to: Traffic.nullable(),
  /** Left out where that did not change. */
  killed: z.boolean().optional(),
});

/** Why something happened by itself, for pages to word. */
const Because = z.discriminatedUnion('code', [
  /** A step, counted from 1, was due, and nothing was worse. */
  z.object({ code: z.literal('step-due'), step: Count, of: Count, percent: Traffic, stable: z.string() }),
  /** A step was due, and too few views were seen. */
  z.object({ code: z.literal('too-few'), seen: Count, needed: Count }),
  /** Too few views were seen for so many days: a person decides. */
  z.object({ code: z.literal('waited-out'), days: Count, seen: Count, needed: Count }),
  /** A step was due, and it looked worse than the stable release; the verdict has the figures. */
  z.object({ code: z.literal('suspect'), stable: z.string() }),
  /** Worse than the stable release; the verdict has the figures. */
  z.object({ code: z.literal('worse'), stable: z.string() }),
  /** No open page can ask for these releases any more. */
  z.object({ code: z.literal('out-of-reach') }),
  /** The document was found so. */
  z.object({ code: z.literal('found'), changes: z.array(ShareChange) }),
]);
export type ReleaseBecause = z.infer<typeof Because>;

const Change = z.object({
  /** Its place in the app's history; grows. */
  number: Count,
  at: Moment,
  app: z.string(),
  what: z.enum(releaseHappenings),
  /** Of which release; nothing where it is of none alone. */
  version: z.string().nullable(),
  /** What that release had from then on; nothing where it is gone. */
  traffic: Traffic.nullable(),
  by: By,
  /** Who changed something says it in their words; of what happened by itself it is `because` in English, for lists and logs. */
  why: z.string(),
  /** Nothing where a person said why, and of changes that were written down before there were codes. */
  because: Because.nullable().default(null),
  /** Where a guardrail decided it. */
  verdict: Verdict.nullable(),
});
export type RegistryChange = z.infer<typeof Change>;

const App = z.object({
  name: z.string(),
  /** Of its last change. A command brings the one it was decided on; where it is another by then, it is refused. */
  revision: Count,
  /** The last one, also when it is over. */
  ramp: Ramp.nullable(),
  /** Newest first. */
  releases: z.array(Release),
  /** What was decided in the last 30 days, oldest first: the marks on a plot of guardrails. */
  marks: z.array(Change),
});
export type ReleasedApp = z.infer<typeof App>;

/** Who is told of what a ramp or the registry cannot settle by itself. */
const Notices = z.object({
  /** Whether there is an address that notices are posted to, and whether an app has owners who get mails. */
  webhook: z.boolean(),
  mails: z.boolean(),
  /** Newest first. */
  last: z.array(
    z.object({
      at: Moment,
      kind: z.enum(releaseNoticeKinds),
      app: z.string().nullable(),
      version: z.string().nullable(),
      /** What became of posting it; `off` where there was no address. */
      posted: z.enum(['sent', 'waits', 'failed', 'off']),
    }),
  ),
});

export const ReleaseStatus = z.object({
  issuedAt: Moment.nullable(),
  /** After this the document is not taken any more by who does not know it; nothing where it has no such moment. */
  expiresAt: Moment.nullable(),
  /** Why the site goes by the last good document and not by the one in the store, and since when. */
  trouble: z.object({ kind: z.enum(registryTroubles), since: Moment }).nullable(),
  /** Whether this server can change anything: it has a key to sign with, which readers know. */
  writable: z.boolean(),
  apps: z.array(App),
  notices: Notices.default({ webhook: false, mails: false, last: [] }),
});
export type ReleaseStatus = z.infer<typeof ReleaseStatus>;

export const ReleaseHistoryQuery = z.object({
  app: AppName.optional(),
  /** From where the page before ended. */
  cursor: z
    .string()
    .regex(/^\d{1,15}$/, 'A cursor that an answer gave')
    .optional(),
});
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

/** @param revision how a command says which state of the app it was decided on */
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
    /** Everyone's at once. */
    z.object({ command: z.literal('promote'), ...common, version: Version }),
    /** Without a version: a release that is on its way goes back; where none is, the one before the default comes. */
    z.object({ command: z.literal('rollback'), ...common, version: Version.optional() }),
    /** Nobody's, also not by asking for it, and for good. Its default is then the one before it; without one, the app is retired. */
    z.object({ command: z.literal('kill'), ...common, version: Version }),
    /** Nobody gets any release of the app, until one is promoted. Its pages are not found. */
    z.object({ command: z.literal('retire'), ...common }),
  ] as const;
}

export const StaffReleaseCommand = z.discriminatedUnion('command', commandsOn(Count));
export type StaffReleaseCommand = z.infer<typeof StaffReleaseCommand>;

const text = z.string().max(2_000);
/** A release whose files and record lie in the store, as the document is to name it. */
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

/** Releases that were laid into the store, all of them at once or none. */
const Register = z.object({
  command: z.literal('register'),
  why: Why,
  releases: z
    .array(
      z.object({
        app: AppName,
        release: NewRelease,
        /** Left out: everyone's for an app's first release, nobody's for a later one. */
        traffic: Traffic.optional(),
      }),
    )
    .min(1)
    .max(50),
});

/** Deletes releases of all apps that no open page can ask for any more. */
const Clean = z.object({ command: z.literal('clean'), why: Why });

const pipelineCommands = commandsOn(Count.optional());
export const ReleaseCommand = z.discriminatedUnion('command', [...pipelineCommands, Register, Clean]);
export type ReleaseCommand = z.infer<typeof ReleaseCommand>;

/** Which release a tester is to see, and for how many hours. */
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
