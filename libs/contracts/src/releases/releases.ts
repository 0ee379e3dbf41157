/** What can be done to releases: by staff on their page, by pipelines and the command line with a token. */
export const releaseCommands = ['ramp', 'pause', 'resume', 'promote', 'rollback', 'kill', 'retire'] as const;
export type ReleaseCommandName = (typeof releaseCommands)[number];

/** What happened to an app's releases. The last five happen by themselves. */
export const releaseHappenings = [
  'published',
  'ramp-begun',
  'paused',
  'resumed',
  'promoted',
  'rolled-back',
  'killed',
  /** Nobody gets any of its releases. */
  'retired',
  /** Old releases that no open page can ask for were deleted. */
  'cleaned',
  /** A ramp took its next step; the last one too, which makes the release everyone's. */
  'step',
  /** The next step is due, and too little was seen to take it. */
  'waits',
  /** Worse than the release before it: everyone is back on that one. */
  'returned',
  /** The document was changed by another way than this registry: a publisher at the store itself. */
  'seen-outside',
] as const;
export type ReleaseHappening = (typeof releaseHappenings)[number];

/**
 * `running`: it takes its steps. `waiting`: the next step is due, and too little was seen to take it. `paused`: it stays
 * at its step. All three are judged, and go back where they are worse. `done`: everyone's. `returned`: nobody's, by
 * itself, by hand or killed.
 */
export const rampStates = ['running', 'waiting', 'paused', 'done', 'returned'] as const;
export type RampState = (typeof rampStates)[number];

/** Who changed something: an account of staff, a pipeline by its token, this machine's command line, the ramp itself, or someone at the store. */
export const releaseActors = ['staff', 'pipeline', 'machine', 'controller', 'outside'] as const;
export type ReleaseActor = (typeof releaseActors)[number];

/** Why the site does not go by the registry document as it is in the store, but by the last one that was good. */
export const registryTroubles = ['unreachable', 'unsound', 'expired'] as const;
export type RegistryTrouble = (typeof registryTroubles)[number];

/** Bounds of a ramp, for forms, the command line and the API. */
export const rampBounds = {
  steps: 20,
  /** In seconds: the clock of ramps looks once a minute; a week. */
  every: { min: 60, max: 604_800 },
  minSample: 1_000_000,
  /** For so long a step that is due waits for more to be seen; then a person decides. In seconds: a week. */
  waitSeconds: 604_800,
} as const;

/** A commit as a release names it; `+changes` where what was built differed from it. */
export const commitPattern = /^[0-9a-f]{7,64}(\+changes)?$/;

/**
 * What owners of apps are told of. `suspect`: a ramp is held since it looks worse. `waiting`: too little was seen for the
 * next step. `waited-out`: for a week. `ramp-failed`: it cannot be judged. `registry`: the one in the store is not used.
 */
export const releaseNoticeKinds = ['returned', 'suspect', 'waiting', 'waited-out', 'ramp-failed', 'registry'] as const;
export type ReleaseNoticeKind = (typeof releaseNoticeKinds)[number];

/** Stands in a page's address with a tester's pass for a release. */
export const releasePassParameter = 'qa-pass';
/** For how many hours such a link is good. */
export const releaseLinkHours = { min: 1, max: 168, usual: 24 } as const;
