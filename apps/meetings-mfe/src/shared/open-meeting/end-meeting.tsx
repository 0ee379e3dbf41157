import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { Button, Fine, Stack } from '@greenroom/shared-ui';
import { useMeetingsEndMutation } from '../meetings/index.ts';
import { texts } from './open-meeting-texts.ts';

interface EndMeetingProps {
  conversationUuid: string;
  onEnded(): void;
}

/** Ends a meeting that is no longer listened to, and shows an error if that fails. */
export function EndMeeting({ conversationUuid, onEnded }: EndMeetingProps): ReactNode {
  const t = texts.useText();
  const [end, ending] = useMeetingsEndMutation();
  const press = async () => {
    const { error } = await end({ params: { conversationUuid } });
    if (!error) onEnded();
  };
  return (
    <Stack gap={2} start>
      <Button
        size="s"
        busy={ending.isLoading}
        busyLabel={t('end.busy')}
        onClick={() => void press()}
        {...pressed('meeting.end')}
      >
        {t('end')}
      </Button>
      {ending.isError && (
        <Fine tone="bad" role="alert">
          {t('end.failed')}
        </Fine>
      )}
    </Stack>
  );
}
