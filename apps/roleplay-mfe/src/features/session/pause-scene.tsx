import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { type Store, useDispatch } from '@greenroom/api-client';
import { codeOf, type RoleplaySession } from '@greenroom/contracts';
import { Button, Icon, Row, Small } from '@greenroom/shared-ui';
import { readAnew, useRoleplayPauseMutation } from '../../shared/roleplay/index.ts';
import { texts } from './session-texts.ts';

interface PauseProps {
  session: RoleplaySession;
}

/** Pauses a scene or resumes it. If the scene is over, reloads it to show that. */
function usePause({ userRolePlayUuid }: RoleplaySession) {
  const dispatch = useDispatch<Store['dispatch']>();
  const [send, { isLoading, error }] = useRoleplayPauseMutation();
  const pause = async (paused: boolean) => {
    const { error: refused } = await send({ params: { userRolePlayUuid }, body: { paused } });
    if (refused && codeOf(refused) === 'conflict') await dispatch(readAnew(userRolePlayUuid));
  };
  return { pause, isLoading, isError: error !== undefined && codeOf(error) !== 'conflict' };
}

/** Pauses a written scene. */
export function PauseScene({ session }: PauseProps): ReactNode {
  const t = texts.useText();
  const { pause, isLoading, isError } = usePause(session);
  return (
    <>
      {isError && (
        <Small tone="bad" role="alert">
          {t('pause.failed')}
        </Small>
      )}
      <Button variant="quiet" size="s" aria-label={t('pause.label')} busy={isLoading} onClick={() => void pause(true)}>
        <Icon of={Pause} />
        {t('pause')}
      </Button>
    </>
  );
}

/** Shown in place of the input while the scene is paused. */
export function ScenePaused({ session }: PauseProps): ReactNode {
  const t = texts.useText();
  const goOn = useRef<HTMLButtonElement>(null);
  // It replaces the element that had the focus.
  useEffect(() => goOn.current?.focus(), []);
  const { pause, isLoading, isError } = usePause(session);
  return (
    <Row gap={4} wrap between style={{ paddingBlock: 12 }}>
      <Small role="status" tone={isError ? 'bad' : 2}>
        {t(isError ? 'pause.failed' : 'paused')}
      </Small>
      <Button variant="primary" ref={goOn} busy={isLoading} onClick={() => void pause(false)}>
        <Icon of={Play} />
        {t('pause.end')}
      </Button>
    </Row>
  );
}
