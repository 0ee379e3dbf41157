import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { codeOf } from '@greenroom/contracts';
import { Button, Small, Stack } from '@greenroom/shared-ui';
import { AskOnceMore } from '@greenroom/shared-ui/ask-once-more';
import { practiceMessages } from './messages/index.ts';
import { usePracticeStopMutation } from './practice-api.ts';

const Foot = styled(Stack)`
  margin-top: var(--s-7);
  padding-top: var(--s-5);
  border-top: 1px solid var(--line);
`;

/** Ends the plan after a confirmation. */
export function StopPlan({ onStopped }: { onStopped(): void }): ReactNode {
  const t = practiceMessages.useText();
  const [stop, stopping] = usePracticeStopMutation();
  const [asked, setAsked] = useState(false);
  const sure = async () => {
    const { error } = await stop();
    if (!error) onStopped();
  };
  return (
    <Foot gap={3} start>
      <Small tone={2}>{t('stopText')}</Small>
      {asked ? (
        <AskOnceMore
          ask={t('stopSure')}
          yes={t('stopYes')}
          no={t('stopNo')}
          busyLabel={t('stopping')}
          busy={stopping.isLoading}
          failed={stopping.error !== undefined && t(codeOf(stopping.error) === 'offline' ? 'offline' : 'notKept')}
          onYes={() => void sure()}
          onNo={() => setAsked(false)}
        />
      ) : (
        <Button variant="plain" size="s" onClick={() => setAsked(true)}>
          {t('stop')}
        </Button>
      )}
    </Foot>
  );
}
