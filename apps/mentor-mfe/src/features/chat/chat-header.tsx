import styled from '@emotion/styled';
import { ArrowLeft, MessagesSquare, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { pathTo, type AnsweredBy } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { below, ButtonLink, Face, Fine, Head, Icon, IconButton, IconLink, Row } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { OnlySmall, OnlyWide } from './room.ts';

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 14px var(--s-6);
  border-bottom: 1px solid var(--line);
  ${below.lg} {
    gap: 10px;
    padding: 10px 12px;
  }
`;

const Name = styled(Head)`
  font-size: 21px;
  &:focus {
    outline: none;
  }
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
`;

interface ChatHeaderProps {
  coach: Coach;
  /** Who spoke the last answer; left out before there is one. */
  answeredBy: AnsweredBy | undefined;
  showConversations(): void;
}

/** Whom one talks to, said honestly, and the ways from here. */
export function ChatHeader({ coach, answeredBy, showConversations }: ChatHeaderProps): ReactNode {
  const t = messages.useText();
  const name = { firstName: firstName(coach.name) };
  const call = pathTo('mentorCall', { instructorSlug: coach.slug });
  return (
    <Bar>
      <OnlySmall>
        <IconLink
          as={Link}
          to={pathTo('mentor', { instructorSlug: coach.slug })}
          icon={ArrowLeft}
          label={t('chat.back', name)}
        />
      </OnlySmall>
      <Face src={coach.portrait} />
      <Who>
        <Name as="h1">{coach.name}</Name>
        <Fine tone={2}>{t(speakers[answeredBy ?? 'unknown'], name)}</Fine>
      </Who>
      <OnlySmall>
        <Row gap={1}>
          <IconButton icon={MessagesSquare} label={t('chat.showConversations')} onClick={showConversations} />
          <IconLink as={Link} to={call} icon={Phone} label={t('chat.call')} />
        </Row>
      </OnlySmall>
      <OnlyWide>
        <ButtonLink as={Link} to={call} variant="plain" size="s">
          <Icon of={Phone} />
          {t('chat.call')}
        </ButtonLink>
      </OnlyWide>
    </Bar>
  );
}

const speakers = {
  unknown: 'chat.by.unknown',
  model: 'chat.by.model',
  house: 'chat.by.house',
  'house-for-model': 'chat.by.houseForModel',
} as const;
