import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { paths } from '@greenroom/contracts';
import { BarShape, Page, Skeleton, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useCoach } from '../../shared/coach/index.ts';
import { codeOf, FailedPanel, MissingPanel, PanelRoom } from '../../shared/waiting/index.ts';
import { CallRoom } from './call-room.tsx';
import { texts } from './call-texts.ts';

/* Dark from the first moment on, in either theme. */
const Dark = styled(Page)`
  display: grid;
  place-items: center;
  min-height: calc(100dvh - var(--room-top, 0px));
  background: var(--bg-deep);
  color: var(--text);
`;

/** The page of a call: a coach, and the call with them. */
export function CallPage({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const t = texts.useText();
  const t2 = messages.useText();
  const { currentData: coach, isError, error, refetch } = useCoach(instructorSlug);
  if (coach) return <CallRoom coach={coach} />;
  return (
    <Dark lit={false} data-theme="dark">
      {!isError && (
        <Skeleton label={t('loading')}>
          <Stack gap={4}>
            <BarShape width="240px" height="300px" />
            <BarShape width="240px" />
          </Stack>
        </Skeleton>
      )}
      {isError && (
        <PanelRoom>
          {codeOf(error) === 'not_found' ? (
            <MissingPanel what="coach" to={paths.coaches} toText={t2('meetCoaches')} />
          ) : (
            <FailedPanel error={error} retry={refetch} />
          )}
        </PanelRoom>
      )}
    </Dark>
  );
}
