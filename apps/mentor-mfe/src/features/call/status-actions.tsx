import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { paths } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import type { CallClient, CallStatus } from '@greenroom/conversation/call';
import { Button, ButtonLink, Row, Small } from '@greenroom/shared-ui';
import { texts } from './call-texts.ts';

const Actions = styled(Row)`
  justify-content: center;
  margin-top: 16px;
`;

const How = styled.details`
  max-width: 34em;
  margin: 12px auto 0;
  summary {
    padding: 10px;
    cursor: pointer;
  }
  ol {
    margin: 0;
    padding-left: 1.4em;
    text-align: left;
  }
`;

interface StatusActionsProps {
  status: CallStatus;
  client: CallClient;
  /** Starts the call, for the first time or again. */
  start(): void;
  test(): void;
  /** URL of the conversation's chat. */
  chat: string;
}

/** The buttons for a call state, below its text. */
export function StatusActions({ status, client, start, test, chat }: StatusActionsProps): ReactNode {
  const t = texts.useText();
  const toChat = (
    <ButtonLink size="s" as={Link} to={chat}>
      {t('toChat')}
    </ButtonLink>
  );
  const again = (
    <Button size="s" onClick={start} {...pressed('call.again')}>
      {t('again')}
    </Button>
  );
  switch (status.status) {
    case 'ready':
      return (
        <Actions wrap>
          <Button variant="primary" onClick={start} {...pressed('call.start')}>
            {t('ready.call')}
          </Button>
          <Button onClick={test}>{t('ready.test')}</Button>
        </Actions>
      );
    case 'calling':
      return (
        <Actions>
          <Button size="s" onClick={() => client.end('cancelled')}>
            {t('calling.cancel')}
          </Button>
        </Actions>
      );
    case 'idle-call-end-countdown':
      return (
        <Actions>
          <Button size="s" onClick={() => client.stay()}>
            {t('idle-call-end-countdown.stay')}
          </Button>
        </Actions>
      );
    case 'on-hold':
      return (
        <Actions>
          <Button size="s" onClick={() => client.setHold(false)}>
            {t('on-hold.resume')}
          </Button>
        </Actions>
      );
    case 'cancelled':
      return <Actions>{again}</Actions>;
    case 'call-ended':
      if (status.why === 'service-down') return <Actions>{toChat}</Actions>;
      return (
        <Actions wrap>
          <ButtonLink size="s" as={Link} to={status.why === 'allowance-used' ? paths.quiz : chat}>
            {t(status.why === 'allowance-used' ? 'findPlan' : 'readRecap')}
          </ButtonLink>
          {status.why !== 'allowance-used' && again}
        </Actions>
      );
    case 'cannot-connect':
      return (
        <Actions wrap>
          {status.failure === 'plan-required' && (
            <ButtonLink size="s" as={Link} to={paths.quiz}>
              {t('findPlan')}
            </ButtonLink>
          )}
          {toChat}
          {status.failure !== 'plan-required' && status.failure !== 'no-sound-here' && (
            <Button size="s" onClick={start}>
              {t('tryAgain')}
            </Button>
          )}
        </Actions>
      );
    case 'no-microphone':
      return <NoMicrophone client={client} />;
    default:
      return null;
  }
}

function NoMicrophone({ client }: { client: CallClient }): ReactNode {
  const t = texts.useText();
  return (
    <>
      <Actions wrap>
        <Button size="s" onClick={() => void client.askAgain()}>
          {t('tryAgain')}
        </Button>
        <Button size="s" onClick={() => void client.goOnWithout()}>
          {t('microphone.type')}
        </Button>
      </Actions>
      <How>
        <summary>{t('microphone.how')}</summary>
        <ol>
          {(['browser', 'system', 'again'] as const).map((step) => (
            <Small as="li" key={step}>
              {t(`microphone.how.${step}`)}
            </Small>
          ))}
        </ol>
      </How>
    </>
  );
}
