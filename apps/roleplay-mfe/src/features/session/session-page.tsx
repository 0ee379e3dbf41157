import { useEffect, useRef, useState, type ReactNode } from 'react';
import { codeOf, type RoleplaySession } from '@greenroom/contracts';
import { lazyPart } from '@greenroom/federation/lazy';
import { BarShape, DarkPage, PanelPage, Skeleton, Stack } from '@greenroom/shared-ui';
import { useRoleplayBeginMutation, useRoleplaySessionQuery } from '../../shared/roleplay/index.ts';
import { FailedPanel } from '../../shared/waiting/index.ts';
import { WrittenSession } from './written-session.tsx';
import { texts } from './session-texts.ts';

const SpokenSession = lazyPart(async () => (await import('./voice/index.ts')).SpokenSession, {
  waiting: <SpokenSessionLoading />,
  failed: (retry) => (
    <DarkPage lit={false} data-theme="dark">
      <PanelPage>
        <FailedPanel error={undefined} retry={retry} />
      </PanelPage>
    </DarkPage>
  ),
});

interface OfTryProps {
  userRolePlayUuid: string;
  children(session: RoleplaySession): ReactNode;
}

/** Renders a session by its uuid, or a placeholder while it is loaded or where there is none. */
export function OfRoleplaySession({ userRolePlayUuid, children }: OfTryProps): ReactNode {
  const { currentData, error, isError, refetch } = useRoleplaySessionQuery({ params: { userRolePlayUuid } });
  // A session deleted elsewhere is gone, even if it is cached.
  if (currentData && !(isError && codeOf(error) === 'not_found')) return children(currentData);
  return (
    <DarkPage lit={false} data-theme="dark">
      {isError ? (
        <PanelPage>
          <FailedPanel error={error} retry={refetch} />
        </PanelPage>
      ) : (
        <ToCome />
      )}
    </DarkPage>
  );
}

function ToCome(): ReactNode {
  const t = texts.useText();
  return (
    <Skeleton label={t('loading')}>
      <Stack gap={4}>
        <BarShape width="240px" height="300px" />
        <BarShape width="240px" />
      </Stack>
    </Skeleton>
  );
}

function SpokenSessionLoading(): ReactNode {
  return (
    <DarkPage lit={false} data-theme="dark">
      <ToCome />
    </DarkPage>
  );
}

/** The page of a scene in progress. */
export function SessionPage({ userRolePlayUuid }: { userRolePlayUuid: string }): ReactNode {
  return (
    <OfRoleplaySession userRolePlayUuid={userRolePlayUuid}>
      {(session) => <Begun session={session} />}
    </OfRoleplaySession>
  );
}

/** Begins the scene for a person who skipped the start page. */
function Begun({ session }: { session: RoleplaySession }): ReactNode {
  const { userRolePlayUuid, status, setup } = session;
  const [writes, setWrites] = useState(setup.medium === 'text');
  const [begin] = useRoleplayBeginMutation();
  const asked = useRef(false);
  useEffect(() => {
    // A spoken scene begins with its call.
    if (!writes || status !== 'ready' || asked.current) return;
    asked.current = true;
    void begin({ params: { userRolePlayUuid } });
  }, [writes, status, begin, userRolePlayUuid]);
  if (writes) return <WrittenSession session={session} />;
  return <SpokenSession session={session} write={() => setWrites(true)} />;
}
