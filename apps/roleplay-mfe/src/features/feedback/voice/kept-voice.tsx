import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { formatDate } from '@greenroom/i18n';
import { Button, Fine, Small } from '@greenroom/shared-ui';
import { texts } from '../feedback-texts.ts';
import { useRoleplayVoiceDeleteMutation } from './voice-api.ts';

const Kept = styled.div`
  display: grid;
  gap: var(--s-2);
  justify-items: start;
  margin-top: var(--s-5);
`;

interface KeptVoiceProps {
  userRolePlayUuid: string;
  conversationUuid: string;
  /** When the first recording is deleted automatically. */
  until: string;
}

/** Says until when recordings are stored, with a button to delete them at once. */
export function KeptVoice({ userRolePlayUuid, conversationUuid, until }: KeptVoiceProps): ReactNode {
  const t = texts.useText();
  const [remove, { isLoading, isError }] = useRoleplayVoiceDeleteMutation();
  return (
    <Kept data-paper="none">
      <Small tone={2}>{t('voice.kept', { day: formatDate(until, { dateStyle: 'long' }) })}</Small>
      <Button
        size="s"
        busy={isLoading}
        busyLabel={t('delete.busy')}
        onClick={() => void remove({ params: { userRolePlayUuid }, conversationUuid })}
      >
        {t('voice.delete')}
      </Button>
      {isError && (
        <Fine tone="bad" role="alert">
          {t('delete.failed')}
        </Fine>
      )}
    </Kept>
  );
}
