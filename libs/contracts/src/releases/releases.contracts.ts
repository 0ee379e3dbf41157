import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as releases from './releases.schema.ts';

type ReleasesEndpoint =
  | 'staffReleases'
  | 'staffReleaseHistory'
  | 'staffReleaseCommand'
  | 'releasesStatus'
  | 'releasesHistory'
  | 'releasesCommand'
  | 'staffReleaseLink'
  | 'releasesLink';

/** What staff are refused with: a visitor 401, whoever else is no staff 404, staff of other roles 403. */
const ofStaff = ['not_authenticated', 'not_found', 'forbidden'] as const;
/** What a command is refused with. `conflict`: it changed meanwhile; `unprocessable`: it makes no sense as things stand. Both say how they stand. `unavailable`: this server has no key to sign with, or the store cannot be reached. */
const ofCommands = ['bad_request', 'not_found', 'conflict', 'unprocessable', 'unavailable'] as const;

/**
 * Contracts of the registry of releases, each twice: for staff, and for whoever brings the token of a pipeline or of the
 * machine itself (`authorization: Bearer …`).
 */
export const releaseContracts = {
  staffReleases: {
    endpoint: endpoints.staffReleases,
    right: 'staffReleases',
    summary: 'Which release of which app is offered to whom, and the ramps that are on',
    reply: releases.ReleaseStatus,
    errors: ofStaff,
  },
  staffReleaseHistory: {
    endpoint: endpoints.staffReleaseHistory,
    right: 'staffReleases',
    summary: 'Who changed what of the releases, when and why, newest first',
    query: releases.ReleaseHistoryQuery,
    reply: releases.ReleaseHistory,
    errors: ['bad_request', ...ofStaff],
  },
  staffReleaseCommand: {
    endpoint: endpoints.staffReleaseCommand,
    right: 'staffReleases',
    summary: 'Ramps, pauses, resumes, promotes, rolls back or kills a release, and answers how all stand then',
    body: releases.StaffReleaseCommand,
    reply: releases.ReleaseStatus,
    errors: ['not_authenticated', ...ofCommands],
  },
  releasesStatus: {
    endpoint: endpoints.releasesStatus,
    // These three bring the token of a pipeline, or of the machine itself.
    right: 'everyone',
    summary: 'The same as staff see, by token',
    reply: releases.ReleaseStatus,
    errors: ['not_authenticated'],
  },
  releasesHistory: {
    endpoint: endpoints.releasesHistory,
    right: 'everyone',
    summary: 'The same as staff see, by token',
    query: releases.ReleaseHistoryQuery,
    reply: releases.ReleaseHistory,
    errors: ['bad_request', 'not_authenticated'],
  },
  releasesCommand: {
    endpoint: endpoints.releasesCommand,
    right: 'everyone',
    summary:
      'What staff may do, and registering releases that lie in the store, by token. `forbidden` is what lies beyond the token’s scope',
    body: releases.ReleaseCommand,
    reply: releases.ReleaseStatus,
    errors: ['not_authenticated', 'forbidden', ...ofCommands],
  },
  staffReleaseLink: {
    endpoint: endpoints.staffReleaseLink,
    right: 'staffReleases',
    summary: 'Makes a link with which a tester sees a release on a public site for some hours',
    body: releases.ReleaseLinkRequest,
    reply: releases.ReleaseLink,
    errors: ['bad_request', 'unprocessable', 'unavailable', ...ofStaff],
  },
  releasesLink: {
    endpoint: endpoints.releasesLink,
    right: 'everyone',
    summary: 'The same, by a token that may publish the app',
    body: releases.ReleaseLinkRequest,
    reply: releases.ReleaseLink,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'unprocessable', 'unavailable'],
  },
} as const satisfies Pick<ContractTable, ReleasesEndpoint>;
