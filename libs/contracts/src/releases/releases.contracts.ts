import { z } from 'zod';
import * as endpoints from '../endpoints.ts';
import type { ContractTable } from '../contract.ts';
import * as releases from './releases.schema.ts';

type ReleasesEndpoint =
  | 'staffReleases'
  | 'staffReleaseHistory'
  | 'staffReleaseHistoryFile'
  | 'staffReleaseCommand'
  | 'releasesStatus'
  | 'releasesHistory'
  | 'releasesCommand'
  | 'staffReleaseLink'
  | 'releasesLink';

/** Errors of staff endpoints: 401 for a visitor, 404 for other accounts, 403 for staff with other roles. */
const ofStaff = ['not_authenticated', 'not_found', 'forbidden'] as const;
/**
 * Errors of commands. `conflict`: the app has changed meanwhile; `unprocessable`: the command is invalid in the current
 * state. Both describe that state. `unavailable`: this server has no signing key, or the store is unreachable.
 */
const ofCommands = ['bad_request', 'not_found', 'conflict', 'unprocessable', 'unavailable'] as const;

/**
 * Contracts of the registry of releases, each twice: for staff, and for callers with the token of a pipeline or of the
 * machine itself (`authorization: Bearer …`).
 */
export const releaseContracts = {
  staffReleases: {
    endpoint: endpoints.staffReleases,
    right: 'staffReleases',
    summary: 'List the releases of each app, who gets them, and the active ramps',
    reply: releases.ReleaseStatus,
    errors: ofStaff,
  },
  staffReleaseHistory: {
    endpoint: endpoints.staffReleaseHistory,
    right: 'staffReleases',
    summary: 'List changes to releases with author, time and reason, newest first',
    query: releases.ReleaseHistoryQuery,
    reply: releases.ReleaseHistory,
    errors: ['bad_request', ...ofStaff],
  },
  staffReleaseHistoryFile: {
    endpoint: endpoints.staffReleaseHistoryFile,
    right: 'staffReleases',
    summary: 'Export changes to releases as CSV, at most the newest 10,000',
    query: releases.ReleaseHistoryFileQuery,
    reply: z.string(),
    replyKind: 'file',
    errors: ['bad_request', ...ofStaff],
  },
  staffReleaseCommand: {
    endpoint: endpoints.staffReleaseCommand,
    right: 'staffReleases',
    summary:
      'Ramp, pause, resume, promote, roll back, kill or approve a release, or freeze apps; returns the new state of all releases',
    body: releases.StaffReleaseCommand,
    reply: releases.ReleaseStatus,
    errors: ['not_authenticated', ...ofCommands],
  },
  releasesStatus: {
    endpoint: endpoints.releasesStatus,
    // These three are authenticated by the token of a pipeline, or of the machine itself.
    right: 'everyone',
    summary: 'List the releases and ramps as staff see them, authenticated by a token',
    reply: releases.ReleaseStatus,
    errors: ['not_authenticated'],
  },
  releasesHistory: {
    endpoint: endpoints.releasesHistory,
    right: 'everyone',
    summary: 'List changes to releases as staff see them, authenticated by a token',
    query: releases.ReleaseHistoryQuery,
    reply: releases.ReleaseHistory,
    errors: ['bad_request', 'not_authenticated'],
  },
  releasesCommand: {
    endpoint: endpoints.releasesCommand,
    right: 'everyone',
    summary:
      'Run a release command or register a release that is in the store, by token; `forbidden` if the token’s scope does not allow it',
    body: releases.ReleaseCommand,
    reply: releases.ReleaseStatus,
    errors: ['not_authenticated', 'forbidden', ...ofCommands],
  },
  staffReleaseLink: {
    endpoint: endpoints.staffReleaseLink,
    right: 'staffReleases',
    summary: 'Create a link that shows a tester a release on a public site for some hours',
    body: releases.ReleaseLinkRequest,
    reply: releases.ReleaseLink,
    errors: ['bad_request', 'unprocessable', 'unavailable', ...ofStaff],
  },
  releasesLink: {
    endpoint: endpoints.releasesLink,
    right: 'everyone',
    summary: 'Create such a link with a token that may publish the app',
    body: releases.ReleaseLinkRequest,
    reply: releases.ReleaseLink,
    errors: ['bad_request', 'not_authenticated', 'forbidden', 'unprocessable', 'unavailable'],
  },
} as const satisfies Pick<ContractTable, ReleasesEndpoint>;
