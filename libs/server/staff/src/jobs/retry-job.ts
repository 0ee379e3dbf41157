import { ApiFailure } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import type { Database, Jobs } from '@greenroom/database';
import { signedInAccount } from '@greenroom/identity';
import { recordAction } from '../actions/record-action.ts';

/**
 * Runs a failed job again and records that, in one transaction. A job that is no longer failed stays as it is, and
 * nothing is recorded.
 * @throws ApiFailure `not_found`; `conflict` if the same work already waits or runs
 */
export async function retryJob(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'retry'> },
  person: Person,
  { jobUuid, reason }: { jobUuid: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const retry = await jobs.retry(tx, jobUuid);
    if (!retry) throw new ApiFailure('not_found', 'There is no such job');
    const { queue, outcome } = retry;
    if (outcome === 'duplicate') throw new ApiFailure('conflict', 'The same work already waits or runs');
    if (outcome === 'not-failed') return;
    const details = { queue, job: jobUuid };
    await recordAction(tx, { action: 'job-retried', reason, details, by: signedInAccount(person).uuid, to: null });
  });
}
