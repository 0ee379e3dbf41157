import { RotateCcw, TrendingUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { codeOf, type Difficulty, pathTo } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, Fine, Icon, Row, Stack } from '@greenroom/shared-ui';
import { ClosedNote, isClosed, useRoleplayCreateMutation } from '../../shared/roleplay/index.ts';
import { texts } from './feedback-texts.ts';

interface TryAgainProps {
  /** The session to play again. */
  userRolePlayUuid: string;
  /** The next higher difficulty; null at the highest. */
  harder: Difficulty | null;
  variant?: 'primary' | 'plain';
  children?: ReactNode;
}

/** Starts the same scene again, with the same partner or at a higher difficulty. */
export function TryAgain({ userRolePlayUuid, harder, variant = 'primary', children }: TryAgainProps): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const [create, { error, isLoading }] = useRoleplayCreateMutation();
  const [fresh] = useState(() => ({ same: crypto.randomUUID(), harder: crypto.randomUUID() }));
  const play = async (how: 'same' | 'harder') => {
    const { data } = await create({
      body: {
        userRolePlayUuid: fresh[how],
        scene: { kind: 'again', sameAs: userRolePlayUuid, seed: how === 'same' ? 'same' : 'new' },
        ...(how === 'harder' && harder !== null && { difficulty: harder }),
      },
    });
    if (data) await navigate(pathTo('start', undefined, { uuid: data.userRolePlayUuid }));
  };
  const refused = error && codeOf(error);
  return (
    <Stack gap={2}>
      <Row gap={3} wrap>
        <Button
          {...pressed('notes.again')}
          variant={variant}
          busy={isLoading}
          busyLabel={t('again.busy')}
          onClick={() => void play('same')}
        >
          <Icon of={RotateCcw} />
          {t('again')}
        </Button>
        {harder !== null && (
          <Button {...pressed('notes.harder')} disabled={isLoading} onClick={() => void play('harder')}>
            <Icon of={TrendingUp} />
            {t('again.harder', { difficulty: harder })}
          </Button>
        )}
        {children}
      </Row>
      {refused !== undefined && (
        <Fine tone="bad" role="alert">
          {isClosed(refused) ? (
            <ClosedNote code={refused}>{t('again.closed')}</ClosedNote>
          ) : (
            t(refused === 'offline' ? 'again.offline' : 'again.failed')
          )}
        </Fine>
      )}
    </Stack>
  );
}
