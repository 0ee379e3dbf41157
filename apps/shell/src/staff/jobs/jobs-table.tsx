import type { ReactNode } from 'react';
import type { StaffJobs } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Button, Fine } from '@greenroom/shared-ui';
import { isKnownJobState } from '../known-names.ts';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

type Job = StaffJobs['jobs'][number];

interface JobsTableProps extends Pick<StaffJobs, 'jobs'> {
  retry(job: Job): void;
}

/** Table of jobs that failed or are late, with a button to retry each failed one. */
export function JobsTable({ jobs, retry }: JobsTableProps): ReactNode {
  const t = words.useText();
  const heads = ['when', 'state', 'job', 'attempts', 'next', 'error', 'change'] as const;
  return (
    <Table label={t('jobs.table')} heads={heads.map((head) => t(`jobs.${head}`))}>
      {jobs.map((job) => (
        <tr key={job.uuid}>
          <OneLine>{moment(job.at)}</OneLine>
          <td>{isKnownJobState(job.state) ? t(`jobs.state.${job.state}`) : job.state}</td>
          <OneLine>
            {job.queue}
            <Fine tone={2}>{job.uuid}</Fine>
          </OneLine>
          <td>{formatNumber(job.attempts)}</td>
          <OneLine>{job.nextAttemptAt !== null && moment(job.nextAttemptAt)}</OneLine>
          <td>
            <LastError {...job} />
          </td>
          <td>
            {job.state === 'failed' && (
              <Button
                size="s"
                aria-label={t('jobs.retryOf', { id: job.uuid, queue: job.queue })}
                onClick={() => retry(job)}
              >
                {t('jobs.retry')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const moment = (at: string) => formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });

function LastError({ error }: Pick<Job, 'error'>): ReactNode {
  const t = words.useText();
  if (error === null) return null;
  if (error.code === 'timed-out') return t('jobs.timedOut');
  const { name, code } = error;
  if (name !== null && code !== null) return `${name} (${code})`;
  return name ?? code ?? t('jobs.unknownError');
}
