import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { StaffJobs } from '@greenroom/contracts';
import { Link, useSearchParams } from '@greenroom/navigation';
import { Fine, Section, Stack, StatusPanel, TextLink } from '@greenroom/shared-ui';
import { Answer } from '../answer.tsx';
import { isKnownJobState } from '../known-names.ts';
import { ReasonForm } from '../reason-form.tsx';
import { useStaffJobsQuery, useStaffRetryJobMutation } from '../staff-api.ts';
import { StaffPage } from '../staff-page.tsx';
import { words } from '../words.ts';
import { type JobsWish, JobsSearch, jobsAddress } from './jobs-search.tsx';
import { JobsTable } from './jobs-table.tsx';
import { QueuesTable } from './queues-table.tsx';

type Job = StaffJobs['jobs'][number];

/**
 * Background jobs: those that failed or are late, of which failed ones can be retried, and the state of each queue.
 * @param props `refreshMs`: how often they are loaded again; 0: never
 */
export function JobsPage({ refreshMs = 10_000 }: { refreshMs?: number }): ReactNode {
  const t = words.useText();
  const [search] = useSearchParams();
  const wished = search.get('state') ?? '';
  const wish: JobsWish = {
    queue: search.get('queue') ?? undefined,
    state: isKnownJobState(wished) ? wished : undefined,
  };
  const cursor = search.get('cursor') ?? undefined;
  const query = useStaffJobsQuery(
    { query: { ...wish, cursor } },
    { refetchOnMountOrArgChange: true, pollingInterval: refreshMs, skipPollingIfUnfocused: true },
  );
  return (
    <StaffPage title={t('jobs.title')} lead={t('jobs.lead')}>
      <Answer query={query}>
        {({ queues }) => (
          <>
            <Section title={t('jobs.listed')}>
              <Stack gap={4}>
                <JobsSearch key={`${wish.queue} ${wish.state}`} queues={queues} wish={wish} />
                <Answer query={{ ...query, data: query.currentData }}>
                  {(found) => <Listed {...found} wish={wish} changed={() => void query.refetch()} />}
                </Answer>
              </Stack>
            </Section>
            <Section title={t('jobs.queues')}>
              <QueuesTable queues={queues} />
            </Section>
          </>
        )}
      </Answer>
    </StaffPage>
  );
}

interface ListedProps extends StaffJobs {
  wish: JobsWish;
  /** Called after a retry, to reload the jobs. */
  changed(): void;
}

function Listed({ jobs, cursor, wish, changed }: ListedProps): ReactNode {
  const t = words.useText();
  const [chosen, setChosen] = useState<Job>();
  const [status, setStatus] = useState('');
  const statusLine = useRef<HTMLParagraphElement>(null);
  // The button that opened the form disappears with its row.
  useEffect(() => {
    if (status !== '') statusLine.current?.focus();
  }, [status]);
  const close = () => setChosen(undefined);
  const choose = (job: Job) => {
    setStatus('');
    setChosen(job);
  };
  const done = () => {
    setStatus(t('jobs.retried'));
    close();
    changed();
  };
  return (
    <>
      {jobs.length === 0 ? (
        <StatusPanel title={t('jobs.none')}>{t('jobs.noneText')}</StatusPanel>
      ) : (
        <JobsTable jobs={jobs} retry={choose} />
      )}
      <Fine ref={statusLine} role="status" tabIndex={-1} tone={2}>
        {status}
      </Fine>
      {chosen && <RetryForm key={chosen.uuid} {...chosen} done={done} close={close} />}
      {cursor !== null && (
        <TextLink alone as={Link} to={jobsAddress(wish, cursor)}>
          {t('accounts.older')}
        </TextLink>
      )}
    </>
  );
}

function RetryForm({ uuid, queue, done, close }: Job & { done(): void; close(): void }): ReactNode {
  const t = words.useText();
  const [retry] = useStaffRetryJobMutation();
  return (
    <ReasonForm
      title={t('jobs.retryOf', { id: uuid, queue })}
      text={t('jobs.retryText')}
      press={t('jobs.retryPress')}
      hint={t('jobs.reasonHint')}
      problems={{
        conflict: t('jobs.problem.conflict'),
        not_found: t('jobs.problem.not_found'),
        forbidden: t('jobs.problem.forbidden'),
        bad_request: t('jobs.problem.bad_request'),
      }}
      send={(reason) => retry({ params: { jobUuid: uuid }, body: { reason } })}
      done={done}
      close={close}
    />
  );
}
