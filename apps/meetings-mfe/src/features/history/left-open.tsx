import type { ReactNode } from 'react';
import { type MeetingSummary, pathTo } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { useNavigate } from '@greenroom/navigation';
import { Section, Small, Stack } from '@greenroom/shared-ui';
import { EndMeeting, useLeftOpen } from '../../shared/open-meeting/index.ts';
import { texts } from './history-texts.ts';

/** A meeting that was left without ending it, with a link to its notes. Renders nothing if there would be none. */
export function LeftOpen({ meeting: { conversationUuid, title, heldAt } }: { meeting: MeetingSummary }): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const { left } = useLeftOpen(conversationUuid);
  if (left !== 'heard') return null;
  return (
    <Section title={t('open.title', { title })}>
      <Stack gap={3}>
        <Small tone={2}>
          {t('open.text', { day: formatDate(heldAt, { weekday: 'long', hour: 'numeric', minute: '2-digit' }) })}
        </Small>
        <EndMeeting
          conversationUuid={conversationUuid}
          onEnded={() => void navigate(pathTo('meetingsFeedback', undefined, { uuid: conversationUuid }))}
        />
      </Stack>
    </Section>
  );
}
