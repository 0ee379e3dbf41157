import type { ReactNode } from 'react';
import type { StaffJobs } from '@greenroom/contracts';
import { formatDate, formatNumber } from '@greenroom/i18n';
import { Small } from '@greenroom/shared-ui';
import { OneLine, Table } from '../table.tsx';
import { words } from '../words.ts';

/** Table of all queues with their numbers of jobs. */
export function QueuesTable({ queues }: Pick<StaffJobs, 'queues'>): ReactNode {
  const t = words.useText();
  if (queues.length === 0) return <Small tone={2}>{t('jobs.queuesNone')}</Small>;
  const heads = ['queue', 'waiting', 'running', 'failed', 'oldest'] as const;
  return (
    <Table label={t('jobs.queuesTable')} heads={heads.map((head) => t(`jobs.${head}`))}>
      {queues.map(({ queue, waiting, running, failed, oldestWaitingAt }) => (
        <tr key={queue}>
          <td>{queue}</td>
          <td>{formatNumber(waiting)}</td>
          <td>{formatNumber(running)}</td>
          <td>{formatNumber(failed)}</td>
          <OneLine>
            {oldestWaitingAt !== null && formatDate(oldestWaitingAt, { dateStyle: 'medium', timeStyle: 'medium' })}
          </OneLine>
        </tr>
      ))}
    </Table>
  );
}
