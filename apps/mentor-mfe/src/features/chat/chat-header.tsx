import styled from '@emotion/styled';
import { ArrowLeft, Ellipsis, MessagesSquare, Phone } from 'lucide-react';
import { type ReactNode } from 'react';
import { pathTo, type AnsweredBy } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import {
  below,
  ButtonLink,
  Face,
  Fine,
  Head,
  hiddenButRead,
  Icon,
  IconButton,
  IconLink,
  onShortScreen,
  Row,
} from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { firstName, type Coach } from '../../shared/coach/index.ts';
import { OnlySmall, OnlyWide } from './chat-layout.ts';
import { SearchButton } from './search-button.tsx';

const ConversationMenu = lazyOptionalPart(async () => (await import('./menu/index.ts')).ConversationMenu, MenuWaiting);

function MenuWaiting(): ReactNode {
  const t = messages.useText();
  return <IconButton icon={Ellipsis} label={t('chat.more')} disabled />;
}

/* On small screens the line about who answers takes the full width, because it must not be cut. */
const Bar = styled.header`
  display: grid;
  grid-template: 'face name ways' 'face line ways' / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 14px;
  padding: 14px var(--s-6);
  border-bottom: 1px solid var(--line);
  ${below.lg} {
    grid-template: 'back face name ways' 'line line line line' / auto auto minmax(0, 1fr) auto;
    gap: 4px 8px;
    padding: 8px 8px 10px;
  }
  ${onShortScreen} {
    row-gap: 0;
    padding-block: 4px;
  }
`;

const Back = styled(IconLink)`
  grid-area: back;
`;

const Portrait = styled(Face)`
  grid-area: face;
  ${below.lg} {
    width: 36px;
    height: 36px;
  }
  @media (max-width: 359px) {
    display: none;
  }
`;

const Name = styled(Head)`
  grid-area: name;
  align-self: end;
  font-size: 21px;
  overflow-wrap: break-word;
  &:focus {
    outline: none;
  }
  ${below.lg} {
    align-self: center;
    line-height: 1.1;
  }
`;

const WhoAnswers = styled(Fine)`
  grid-area: line;
  align-self: start;
  ${below.lg} {
    padding-inline: 4px;
  }
  ${below.sm} {
    min-height: 2lh;
  }
  /* Hidden while the on-screen keyboard leaves little height; screen readers still read it. */
  ${onShortScreen} {
    ${hiddenButRead}
  }
`;

const Ways = styled(Row)`
  grid-area: ways;
  ${below.sm} {
    gap: 0;
  }
`;

const ChatLayout = styled.div`
  grid-area: ways;
  height: 44px;
`;

interface ChatHeaderProps {
  coach: Coach;
  /** Whether a model or the house engine gave the last answer; undefined before the first answer. */
  answeredBy: AnsweredBy | undefined;
  /** The conversation, once something was said in it. */
  conversationUuid: string | undefined;
  /** The user's last message, which a call reports as what led to it. */
  messageUuid: string | undefined;
  showConversations(): void;
  search(): void;
}

/** Reserves the header's space until the coach is known. */
export function HeaderWaiting(): ReactNode {
  return (
    <Bar aria-hidden>
      <ChatLayout />
      <WhoAnswers>&nbsp;</WhoAnswers>
    </Bar>
  );
}

/** The chat header: the coach, what answers (a model or the house engine), and links to other pages. */
export function ChatHeader(props: ChatHeaderProps): ReactNode {
  const { coach, answeredBy, conversationUuid, messageUuid, showConversations, search } = props;
  const t = messages.useText();
  const name = { firstName: firstName(coach.name) };
  const call = pathTo(
    'mentorCall',
    { instructorSlug: coach.slug },
    { conversation: conversationUuid, message: messageUuid },
  );
  return (
    <Bar>
      <OnlySmall>
        <Back
          as={Link}
          to={pathTo('mentor', { instructorSlug: coach.slug })}
          icon={ArrowLeft}
          label={t('chat.back', name)}
        />
      </OnlySmall>
      <Portrait src={coach.portrait} />
      <Name as="h1">{coach.name}</Name>
      <WhoAnswers tone={2}>{t(speakers[answeredBy ?? 'unknown'], name)}</WhoAnswers>
      <Ways gap={1}>
        <OnlyWide>
          <SearchButton open={search} />
        </OnlyWide>
        {conversationUuid !== undefined && (
          <ConversationMenu conversationUuid={conversationUuid} instructorSlug={coach.slug} {...name} />
        )}
        <OnlySmall>
          <IconButton icon={MessagesSquare} label={t('chat.showConversations')} onClick={showConversations} />
          <IconLink as={Link} to={call} icon={Phone} label={t('chat.call')} />
        </OnlySmall>
        <OnlyWide>
          <ButtonLink as={Link} to={call} variant="plain" size="s">
            <Icon of={Phone} />
            {t('chat.call')}
          </ButtonLink>
        </OnlyWide>
      </Ways>
    </Bar>
  );
}

const speakers = {
  unknown: 'chat.by.unknown',
  model: 'chat.by.model',
  house: 'chat.by.house',
  'house-for-model': 'chat.by.houseForModel',
} as const;
