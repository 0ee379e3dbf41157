import type { ReactNode } from 'react';
import { type MeetingSummary, pathTo } from '@greenroom/contracts';
import { formatDate } from '@greenroom/i18n';
import { useNavigate } from '@greenroom/navigation';
import { Section, Small, Stack } from '@greenroom/shared-ui';
import { EndMeeting, useLeftOpen } from '../../shared/open-meeting/index.ts';
import { RecordingProgress } from '../../shared/recording/index.ts';
import { texts } from './history-texts.ts';

/** A meeting that was left without ending it, with a link to its notes, or how far its recording is. Renders nothing if there would be none. */
export function LeftOpen({
  meeting: { conversationUuid, title, heldAt, recording },
  reload,
}: {
  meeting: MeetingSummary;
  /** Reloads the list. */
  reload(): void;
}): ReactNode {
  const t = texts.useText();
  const navigate = useNavigate();
  const { left } = useLeftOpen(conversationUuid);
  const toNotes = () => void navigate(pathTo('meetingsFeedback', undefined, { uuid: conversationUuid }));
  if (recording)
    return (
      <RecordingProgress
        conversationUuid={conversationUuid}
        frame={(heading, content) => <Section title={heading}>{content}</Section>}
        onEnded={(became) => became === 'meeting' && reload()}
      />
    );
  if (left !== 'heard') return null;
  return (
    <Section title={t('open.title', { title })}>
      <Stack gap={3}>
        <Small tone={2}>
          {t('open.text', { day: formatDate(heldAt, { weekday: 'long', hour: 'numeric', minute: '2-digit' }) })}
        </Small>
        <EndMeeting conversationUuid={conversationUuid} onEnded={toNotes} />
      </Stack>
    </Section>
  );
}
