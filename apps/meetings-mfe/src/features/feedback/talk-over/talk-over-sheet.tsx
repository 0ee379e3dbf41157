import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { type MeetingFeedback, pathTo } from '@greenroom/contracts';
import { useAttachText } from '@greenroom/conversation/materials';
import { formatDate } from '@greenroom/i18n';
import { useNavigate } from '@greenroom/navigation';
import { Button, Card, Fine, Row, Small, Stack, Tick } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { texts } from '../feedback-texts.ts';
import { meetingInWords, type MeetingPart, partsOf, type SayPart } from './meeting-in-words.ts';

const Brought = styled(Card)`
  max-height: 30vh;
  overflow: auto;
  white-space: pre-wrap;
`;

interface TalkOverSheetProps {
  notes: MeetingFeedback;
  coach: NonNullable<MeetingFeedback['talkOver']>;
  firstName: string;
  close(): void;
}

/**
 * Lets the visitor choose what a coach may read of the meeting, shows the exact text, and opens the chat with the
 * coach.
 */
export function TalkOverSheet({ notes, coach, firstName, close }: TalkOverSheetProps): ReactNode {
  const t = texts.useText();
  const say = useSay();
  const navigate = useNavigate();
  const bring = useAttachText();
  const [conversation] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<ReadonlySet<MeetingPart>>(new Set());
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const { instructorSlug } = coach;
  const text = meetingInWords(notes, chosen, say);

  const go = async () => {
    setState('busy');
    const name = t('title', { title: notes.title }).slice(0, 200);
    if (text !== '' && !(await bring({ conversationUuid: conversation, instructorSlug, name, text })))
      return setState('failed');
    await navigate(pathTo('mentorChat', { instructorSlug }, { conversation }));
  };
  const choose = (part: MeetingPart, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, part] : [...before].filter((one) => one !== part)));
  return (
    <Dialog open onOpenChange={close} title={t('talk.title', { firstName })} closeLabel={t('talk.close')}>
      <Stack gap={4}>
        <Small tone={2}>{t('talk.about', { firstName })}</Small>
        <Stack gap={2} role="group" aria-label={t('talk.parts')}>
          {partsOf(notes, say).map((part) => (
            <Tick key={part} checked={chosen.has(part)} onChange={(event) => choose(part, event.currentTarget.checked)}>
              {say.heading(part)}
            </Tick>
          ))}
        </Stack>
        {text !== '' && (
          <Brought pad tabIndex={0} role="region" aria-label={t('talk.shown', { firstName })}>
            <Fine>{text}</Fine>
          </Brought>
        )}
        <Row gap={3} wrap>
          <Button
            variant="primary"
            size="s"
            busy={state === 'busy'}
            busyLabel={t('talk.busy')}
            onClick={() => void go()}
            {...pressed('meeting.talk')}
          >
            {t(text === '' ? 'talk.bare' : 'talk.go', { firstName })}
          </Button>
        </Row>
        {state === 'failed' && (
          <Fine tone="bad" role="alert">
            {t('talk.failed')}
          </Fine>
        )}
      </Stack>
    </Dialog>
  );
}

const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

function useSay(): SayPart {
  const t = texts.useText();
  return {
    heading: (part) => t(`talk.part.${part}`),
    quote: (text) => t('quote', { text }),
    promised: ({ text, who, dueOn }) => {
      const by = dueOn === null ? t('promised.noDay') : t('promised.by', { day: formatDate(dueOn, day) });
      return `${text} (${who ?? t('you')}, ${by})`;
    },
  };
}
