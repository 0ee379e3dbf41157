import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { answerOf, codeOf } from '@greenroom/contracts';
import { BusyText, ErrorDetails, Fine } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';

const Notes = styled.div`
  display: grid;
  gap: 4px;
  padding: 4px 0 10px;
`;

interface ChatErrorsProps {
  /** The error of the last message action that failed. */
  failed: unknown;
  stopFailed: boolean;
  /** Whether the page is scrolling to a search result. */
  seeking: 'none' | 'seeking' | 'failed';
}

/** Messages about failed actions, above the field. */
export function ChatErrors({ failed, stopFailed, seeking }: ChatErrorsProps): ReactNode {
  const t = messages.useText();
  if (failed === undefined && !stopFailed && seeking === 'none') return null;
  return (
    <Notes>
      {seeking === 'seeking' && <BusyText>{t('chat.findingPlace')}</BusyText>}
      {seeking === 'failed' && (
        <Fine tone="bad" role="alert">
          {t('chat.findingFailed')}
        </Fine>
      )}
      {failed !== undefined && (
        <Fine as="div" tone="bad" role="alert">
          {t(codeOf(failed) === 'offline' ? 'chat.actionOffline' : 'chat.actionFailed')}
          <ErrorDetails>{answerOf(failed)}</ErrorDetails>
        </Fine>
      )}
      {stopFailed && <Fine tone="bad">{t('chat.stopFailed')}</Fine>}
    </Notes>
  );
}
