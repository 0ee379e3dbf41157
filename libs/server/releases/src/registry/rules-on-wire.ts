import type { RegistryChange, ReleaseActor, ReleaseApproval, ReleasedApp, ReleaseFreeze } from '@greenroom/contracts';
import type { Approval } from './domain/approvals.ts';
import type { findApprovalChanges, findFreezes } from './rules.repository.ts';

interface Author {
  byKind: ReleaseActor;
  byName: string | null;
  email: string | null;
}

const byOf = ({ byKind, byName, email }: Author): RegistryChange['by'] => ({ kind: byKind, name: email ?? byName });

type FoundFreeze = Awaited<ReturnType<typeof findFreezes>>[number];

/** Converts a freeze to its wire format. */
export function freezeOnWire({ number, app, from, until, why, ...author }: FoundFreeze): ReleaseFreeze {
  return { number, app, from: from.toISOString(), until: until.toISOString(), by: byOf(author), why };
}

type FoundChange = Awaited<ReturnType<typeof findApprovalChanges>>[number];

/** Converts a request for approval to its wire format. */
export function approvalOnWire({ version, asked, approved, expiresAt }: Approval<FoundChange>): ReleaseApproval {
  return {
    version,
    at: asked.at.toISOString(),
    by: byOf(asked),
    why: asked.why,
    approved: approved ? { at: approved.at.toISOString(), by: byOf(approved) } : null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Returns since when visitors are divided as they are, and by whom. */
export const sinceOf = (change: (Author & { at: Date }) | undefined): ReleasedApp['since'] =>
  change ? { at: change.at.toISOString(), by: byOf(change) } : null;
