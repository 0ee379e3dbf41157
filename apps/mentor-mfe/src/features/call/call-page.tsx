import type { ReactNode } from 'react';
import { codeOf } from '@greenroom/contracts';
import { BarShape, DarkPage, PanelPage, Skeleton, Stack } from '@greenroom/shared-ui';
import { useCoach } from '../../shared/coach/index.ts';
import { FailedPanel, MissingCoach } from '../../shared/waiting/index.ts';
import { OngoingCall } from './ongoing-call.tsx';
import { texts } from './call-texts.ts';

/** The call page: loads a coach and shows the call with them. */
export function CallPage({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const t = texts.useText();
  const { currentData: coach, isError, error, refetch } = useCoach(instructorSlug);
  if (coach) return <OngoingCall coach={coach} />;
  return (
    <DarkPage lit={false} data-theme="dark">
      {!isError && (
        <Skeleton label={t('loading')}>
          <Stack gap={4}>
            <BarShape width="240px" height="300px" />
            <BarShape width="240px" />
          </Stack>
        </Skeleton>
      )}
      {isError && (
        <PanelPage>
          {codeOf(error) === 'not_found' ? <MissingCoach /> : <FailedPanel error={error} retry={refetch} />}
        </PanelPage>
      )}
    </DarkPage>
  );
}
