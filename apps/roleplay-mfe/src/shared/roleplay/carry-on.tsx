import type { ReactNode } from 'react';
import { type Store, useDispatch } from '@greenroom/api-client';
import { codeOf } from '@greenroom/contracts';
import { Button, Fine, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { ClosedNote, isClosed } from './closed-note.tsx';
import { readAnew, useRoleplayBeginMutation } from './roleplay-api.ts';

interface CarryOnProps {
  userRolePlayUuid: string;
  /** Called once the scene goes on, or is what another tab made of it. */
  onGoingOn?(): unknown;
}

/** Carries on a scene that ended before enough was said for feedback. */
export function CarryOn({ userRolePlayUuid, onGoingOn }: CarryOnProps): ReactNode {
  const t = messages.useText();
  const dispatch = useDispatch<Store['dispatch']>();
  const [begin, { error, isLoading }] = useRoleplayBeginMutation();
  const carryOn = async () => {
    const { error: refused } = await begin({ params: { userRolePlayUuid } });
    if (refused && codeOf(refused) !== 'conflict') return;
    if (refused) await dispatch(readAnew(userRolePlayUuid));
    await onGoingOn?.();
  };
  const code = error && codeOf(error);
  const failed = code !== undefined && code !== 'conflict';
  return (
    <Stack gap={1}>
      <Button variant="primary" busy={isLoading} busyLabel={t('carryOn.busy')} onClick={() => void carryOn()}>
        {t('carryOn')}
      </Button>
      {failed && (
        <Fine tone="bad" role="alert">
          {isClosed(code) ? (
            <ClosedNote code={code}>{t('carryOn.closed')}</ClosedNote>
          ) : (
            t(code === 'offline' ? 'carryOn.offline' : 'carryOn.failed')
          )}
        </Fine>
      )}
    </Stack>
  );
}
