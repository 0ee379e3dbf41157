import { useState, type ReactNode } from 'react';
import { codeOf, paths } from '@greenroom/contracts';
import { useNavigate } from '@greenroom/navigation';
import { Button, Fine, Row } from '@greenroom/shared-ui';
import { useMeetingsDeleteMutation } from './feedback-api.ts';
import { texts } from './feedback-texts.ts';

/** The way to delete a meeting, asked once more. */
export function DeleteMeeting({ conversationUuid }: { conversationUuid: string }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const [sure, setSure] = useState(false);
  const [remove, removal] = useMeetingsDeleteMutation();
  const confirm = async () => {
    const { error } = await remove({ params: { conversationUuid } });
    // Where it is not there any more, another tab was faster.
    if (!error || codeOf(error) === 'not_found') await navigate(paths.meetings, { replace: true });
  };
  if (!sure)
    return (
      <Button variant="quiet" onClick={() => setSure(true)}>
        {t('delete')}
      </Button>
    );
  return (
    <Row gap={2} wrap role="group" aria-label={t('delete.ask')}>
      <Fine tone={2}>{t('delete.ask')}</Fine>
      <Button size="s" busy={removal.isLoading} busyLabel={t('delete.busy')} onClick={() => void confirm()}>
        {t('delete.yes')}
      </Button>
      <Button variant="quiet" size="s" onClick={() => setSure(false)}>
        {t('delete.no')}
      </Button>
      {removal.isError && (
        <Fine tone="bad" role="alert">
          {t('delete.failed')}
        </Fine>
      )}
    </Row>
  );
}
