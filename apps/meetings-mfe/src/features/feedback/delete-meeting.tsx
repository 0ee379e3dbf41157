import { useState, type ReactNode } from 'react';
import { codeOf, paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button } from '@greenroom/shared-ui';
import { AskOnceMore } from '@greenroom/shared-ui/ask-once-more';
import { useMeetingsDeleteMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';

/** A button to delete a meeting, with a confirmation. */
export function DeleteMeeting({ conversationUuid }: { conversationUuid: string }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const [remove, removal] = useMeetingsDeleteMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { conversationUuid } });
    // If it no longer exists, another tab has deleted it.
    if (!error || codeOf(error) === 'not_found') await navigate(paths.meetings, { replace: true });
  };
  if (!sure)
    return (
      <Button variant="quiet" onClick={() => setSure(true)}>
        {t('delete')}
      </Button>
    );
  return (
    <AskOnceMore
      ask={t('delete.ask')}
      yes={t('delete.yes')}
      no={t('delete.no')}
      busyLabel={t('delete.busy')}
      busy={removal.isLoading}
      failed={removal.isError && t('delete.failed')}
      onYes={() => void confirm()}
      onNo={() => setSure(false)}
    />
  );
}
