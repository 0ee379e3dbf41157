/** Commands on releases: by staff on their page, by pipelines and the command line with a token. */
export const releaseCommands = [
  'ramp',
  'pause',
  'resume',
  'promote',
  'rollback',
  'kill',
  'retire',
  /** Asks a second person to approve a release, where the app needs that. */
  'request-approval',
  'approve',
] as const;
export type ReleaseCommandName = (typeof releaseCommands)[number];

/** Events in the history of an app's releases. The last five happen automatically. */
export const releaseHappenings = [
  'published',
  'ramp-begun',
  'paused',
  'resumed',
  'promoted',
  'rolled-back',
  'killed',
  /** The app no longer serves any release. */
  'retired',
  'approval-requested',
  'approved',
  /** A freeze window was set, or ended early. */
  'frozen',
  'unfrozen',
  /** Old releases that no open page can request were deleted. */
  'cleaned',
  /** A ramp took its next step; the last step makes the release everyone's. */
  'step',
  /** The next step is due, but there were too few views to take it. */
  'waits',
  /** Worse than the release before it: everyone is back on that one. */
  'returned',
  /** The document was changed outside this registry: by a publisher that writes to the store itself. */
  'seen-outside',
] as const;
export type ReleaseHappening = (typeof releaseHappenings)[number];

/**
 * `running`: takes its steps. `waiting`: the next step is due, but there were too few views. `paused`: stays at its
 * step. All three are judged, and are rolled back if they are worse. `done`: everyone has it. `returned`: nobody has
 * it, after a rollback (automatic or by hand) or a kill.
 */
export const rampStates = ['running', 'waiting', 'paused', 'done', 'returned'] as const;
export type RampState = (typeof rampStates)[number];

/**
 * Who made a change: a staff account, a pipeline with its token, this machine's command line, the ramp itself, or a
 * writer to the store.
 */
export const releaseActors = ['staff', 'pipeline', 'machine', 'controller', 'outside'] as const;
export type ReleaseActor = (typeof releaseActors)[number];

/** Why the site uses the last valid registry document instead of the one in the store. */
export const registryTroubles = ['unreachable', 'unsound', 'expired'] as const;
export type RegistryTrouble = (typeof registryTroubles)[number];

/** Limits on a ramp, for forms, the command line and the API. */
export const rampBounds = {
  steps: 20,
  /** In seconds. Minimum: ramps are checked once a minute; maximum: a week. */
  every: { min: 60, max: 604_800 },
  minSample: 1_000_000,
  /** How long a step that is due waits for more views before a person must decide. In seconds: a week. */
  waitSeconds: 604_800,
} as const;

/** A request for approval, and an approval, is valid for so long. In hours: three days. */
export const releaseApprovalHours = 72;
/** The name that a freeze of all apps has instead of an app's. */
export const everyApp = '*';
/** In days from now: the latest end of a freeze. */
export const freezeDays = 366;

/** A commit as a release names it; `+changes` if the build differed from it. */
export const commitPattern = /^[0-9a-f]{7,64}(\+changes)?$/;

/**
 * Notices to owners of apps. `suspect`: a ramp is paused since it looks worse. `waiting`: too few views for the next
 * step. `waited-out`: the same for a week. `ramp-failed`: it cannot be judged. `registry`: the registry in the store is
 * not used.
 */
export const releaseNoticeKinds = ['returned', 'suspect', 'waiting', 'waited-out', 'ramp-failed', 'registry'] as const;
export type ReleaseNoticeKind = (typeof releaseNoticeKinds)[number];

/** Query parameter of a page's address that carries a tester's pass for a release. */
export const releasePassParameter = 'qa-pass';
/** Lifetime of such a link, in hours. */
export const releaseLinkHours = { min: 1, max: 168, usual: 24 } as const;
