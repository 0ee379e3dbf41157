import {
  everyApp,
  releaseApprovalHours,
  type ReleaseCommand,
  type ReleaseActor,
  type ReleaseHappening,
} from '@greenroom/contracts';
import { RegistryRefusal, releaseNamed } from '@greenroom/federation';
import type { Decision, Standing } from './decide-command.ts';

/** The share, in percent, above which a release needs a second person's approval, by app; `*` for the others. */
export type ApprovalLimits = ReadonlyMap<string, number>;

/** Who made a change, as stored. */
export interface StoredActor {
  byKind: ReleaseActor;
  byAccount: string | null;
  byName: string | null;
}

/** A change that asks for, gives or ends approvals. */
export interface ApprovalChange extends StoredActor {
  number: number;
  app: string;
  at: Date;
  what: ReleaseHappening;
  version: string | null;
}

/** A valid request for approval of a release, and the approval once there is one. */
export interface Approval<Change = ApprovalChange> {
  version: string;
  asked: Change;
  approved: Change | undefined;
  expiresAt: Date;
}

export type ApprovalCommand = Extract<ReleaseCommand, { command: 'request-approval' | 'approve' }>;

/**
 * Changes after which releases of the app have to be approved anew. `seen-outside`: the document was changed past the
 * registry, for example replaced by an older one.
 */
export const endApprovals = ['rolled-back', 'returned', 'killed', 'retired', 'seen-outside'] as const;
const ending: readonly ReleaseHappening[] = endApprovals;

/** Returns the app's limit; undefined if it needs no approvals. */
export const limitOf = (limits: ApprovalLimits, app: string): number | undefined =>
  limits.get(app) ?? limits.get(everyApp);

/** Returns the valid requests and approvals of an app's releases. @param changes oldest first */
export function approvalsOf<Change extends ApprovalChange>(
  changes: readonly Change[],
  app: string,
  now: Date,
): Approval<Change>[] {
  const valid = new Map<string, Approval<Change>>();
  for (const change of changes.filter((one) => one.app === app)) {
    const { what, version, at } = change;
    if (ending.includes(what)) valid.clear();
    if (version === null) continue;
    const asked = valid.get(version)?.asked;
    if (what === 'approval-requested')
      valid.set(version, { version, asked: change, approved: undefined, expiresAt: expiryOf(at) });
    if (what === 'approved' && asked) valid.set(version, { version, asked, approved: change, expiresAt: expiryOf(at) });
  }
  return [...valid.values()].filter(({ expiresAt }) => expiresAt > now);
}

const expiryOf = (at: Date) => new Date(at.getTime() + releaseApprovalHours * 3_600_000);

/**
 * Decides about a request for approval, or an approval.
 * @param by the account, token or machine that gives the command
 * @throws RegistryRefusal if the app needs no approvals, nothing was requested, or the same person requested it
 */
export function decideApproval(
  command: ApprovalCommand,
  { app, releases, now }: Standing,
  { by, limit, changes }: { by: StoredActor; limit: number | undefined; changes: readonly ApprovalChange[] },
): Decision {
  if (limit === undefined) throw new RegistryRefusal(`${app} needs no approvals (RELEASE_APPROVALS)`);
  const release = releaseNamed(releases, command.version);
  if (!release) throw new RegistryRefusal(`There is no release ${command.version} of ${app}`);
  const { version } = release.metadata;
  if (release.extras.killed) throw new RegistryRefusal(`${app} ${version} was killed: nobody gets it any more`);
  const found = approvalsOf(changes, app, now).find((one) => one.version === version);
  if (found?.approved)
    throw new RegistryRefusal(`${app} ${version} is approved already, until ${found.expiresAt.toISOString()}`);
  if (command.command === 'request-approval') return { what: 'approval-requested', version };
  if (!found)
    throw new RegistryRefusal(`There is no valid request to approve ${app} ${version}: request-approval comes first`);
  checkSecondPerson(by, found.asked);
  return { what: 'approved', version };
}

/** @throws RegistryRefusal unless the second is known to be another than the first */
function checkSecondPerson(second: StoredActor, first: StoredActor): void {
  if (second.byKind === 'machine')
    throw new RegistryRefusal(
      'The command line on the server’s own machine does not say who gives a command: approve on the staff page, or with a token whose only right is approve',
    );
  if (first.byKind === 'staff' && first.byAccount === null)
    throw new RegistryRefusal('The account that requested this approval is gone: request it again');
  const isSame =
    first.byKind === second.byKind && first.byAccount === second.byAccount && first.byName === second.byName;
  if (isSame) throw new RegistryRefusal('Whoever requested an approval cannot give it: a second person has to');
}
