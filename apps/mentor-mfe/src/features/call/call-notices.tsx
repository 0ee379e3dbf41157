import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { CallClient, CallView } from '@greenroom/conversation/call';
import { Button, Small } from '@greenroom/shared-ui';
import { texts } from './call-texts.ts';

const Notices = styled.div`
  display: grid;
  gap: 8px;
  justify-items: center;
  max-width: 44em;
  margin: 8px auto 0;
  text-wrap: balance;
`;

interface CallNoticesProps {
  client: CallClient;
  view: CallView;
  firstName: string;
}

/** Problems that do not end the call, and hints: shown below the state and announced to screen readers. */
export function CallNotices({ client, view, firstName }: CallNoticesProps): ReactNode {
  const t = texts.useText();
  const { microphone, notices, started } = view;
  const typesHere = microphone.state === 'without' && started?.understands === 'none';
  return (
    <Notices role="status">
      {notices.map((notice) => (
        <Small key={notice}>{t(`notice.${notice}`, { firstName })}</Small>
      ))}
      {microphone.state === 'recognised-here' && (
        <Small tone={2}>{t(microphone.onDevice ? 'notice.recognised-on-device' : 'notice.recognised-here')}</Small>
      )}
      {microphone.state === 'without' && (
        <Small tone={2}>{t(typesHere ? 'notice.typeHere' : 'notice.without', { firstName })}</Small>
      )}
      {!client.audible && view.stage === 'begun' && (
        <>
          <Small>{t('silent')}</Small>
          <Button size="s" onClick={() => void client.wake()}>
            {t('silent.wake')}
          </Button>
        </>
      )}
    </Notices>
  );
}
