import type { ReactNode, SubmitEvent } from 'react';
import { endpoints, type JobState, pathTo, type StaffJobs } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, ButtonLink, Field, NativeSelect, Row } from '@greenroom/shared-ui';
import { fieldText } from '../field-text.ts';
import { jobStateNames } from '../known-names.ts';
import { words } from '../words.ts';

/** The jobs to list. */
export interface JobsWish {
  queue?: string | undefined;
  state?: JobState | undefined;
}

/** Returns the address of the page of jobs with this list. */
export const jobsAddress = (wish: { queue?: string | undefined; state?: string | undefined }, cursor?: string) =>
  pathTo('staffJobs', undefined, { ...wish, cursor });

interface JobsSearchProps extends Pick<StaffJobs, 'queues'> {
  wish: JobsWish;
}

/** Chooses the jobs to list by queue and state, and exports them. */
export function JobsSearch({ queues, wish: { queue, state } }: JobsSearchProps): ReactNode {
  const t = words.useText();
  const navigate = useNavigate();
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const filled = (name: string) => fieldText(fields, name) || undefined;
    void navigate(jobsAddress({ queue: filled('queue'), state: filled('state') }));
  };
  const asked = new URLSearchParams({ ...(queue && { queue }), ...(state && { state }) }).toString();
  return (
    <form onSubmit={show} role="search">
      <Row wrap align="end" gap={3}>
        <Field label={t('jobs.queue')}>
          <NativeSelect name="queue" defaultValue={queue ?? ''}>
            <option value="">{t('jobs.allQueues')}</option>
            {queues.map((one) => (
              <option key={one.queue} value={one.queue}>
                {one.queue}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Field label={t('jobs.state')}>
          <NativeSelect name="state" defaultValue={state ?? ''}>
            <option value="">{t('jobs.allStates')}</option>
            {jobStateNames.map((name) => (
              <option key={name} value={name}>
                {t(`jobs.state.${name}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <Button type="submit">{t('jobs.show')}</Button>
        <ButtonLink variant="quiet" href={endpoints.staffJobsFile.path + (asked && `?${asked}`)} download>
          {t('jobs.save')}
        </ButtonLink>
      </Row>
    </form>
  );
}
