import styled from '@emotion/styled';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { paths, pathTo, type ConversationSummary } from '@greenroom/contracts';
import { Link, useNavigate } from '@greenroom/navigation';
import { Button, Face, Fine, Icon, IconButton, Mark, Row, TextButton } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { OnlySmall, Past } from './chat-layout.ts';
import { SearchButton } from './search-button.tsx';

const Top = styled(Row)`
  min-height: var(--bar);
  padding: 0 12px 0 24px;
`;

const New = styled(Button)`
  margin: 4px 20px 20px;
`;

const List = styled.ul`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 0 12px;
`;

const Entry = styled(Link)`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: 12px;
  align-items: center;
  padding: 12px;
  border-radius: var(--r-control);
  text-decoration: none;
  b {
    font-weight: 560;
  }
  &:hover {
    background: var(--surface-1);
  }
  &[aria-current] {
    background: var(--surface-3);
    @media (forced-colors: active) {
      text-decoration: underline;
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Subject = styled(Fine)`
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
`;

const Note = styled(Fine)`
  padding: 0 24px;
`;

interface ConversationListProps {
  list: { conversations: ConversationSummary[] | undefined; failed: boolean; retry(): void };
  currentUuid: string;
  instructorSlug: string;
  shown: boolean;
  close(): void;
  search(): void;
}

/** Lists the user's conversations with all coaches, newest first, and a link to start one with this coach. */
export function ConversationList({
  list,
  currentUuid,
  instructorSlug,
  shown,
  close,
  search,
}: ConversationListProps): ReactNode {
  const t = messages.useText();
  const navigate = useNavigate();
  const closeButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!shown) return;
    const opener = document.activeElement;
    closeButton.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [shown]);

  const begin = () => {
    void navigate(pathTo('mentorChat', { instructorSlug }, { conversation: crypto.randomUUID() }));
    close();
  };
  return (
    <Past aria-label={t('chat.conversations')} shown={shown} onKeyDown={({ key }) => key === 'Escape' && close()}>
      <Top between>
        <Mark as={Link} to={paths.root} label={t('chat.home')}>
          {t('chat.brand')}
        </Mark>
        <OnlySmall>
          <Row gap={1}>
            {shown && <SearchButton open={search} />}
            <IconButton ref={closeButton} icon={X} label={t('chat.closeConversations')} onClick={close} />
          </Row>
        </OnlySmall>
      </Top>
      <New variant="plain" size="s" onClick={begin}>
        <Icon of={Plus} />
        {t('chat.new')}
      </New>
      {list.failed && (
        <Note tone={2}>
          {t('chat.conversationsFailed')}{' '}
          <TextButton type="button" onClick={() => list.retry()}>
            {t('tryAgain')}
          </TextButton>
        </Note>
      )}
      {list.conversations?.length === 0 && <Note tone={2}>{t('chat.noConversations')}</Note>}
      <List>
        {list.conversations?.map((conversation) => (
          <li key={conversation.uuid}>
            <Entry
              to={pathTo(
                'mentorChat',
                { instructorSlug: conversation.instructorSlug },
                { conversation: conversation.uuid },
              )}
              aria-current={conversation.uuid === currentUuid || undefined}
              onClick={close}
            >
              <Face src={`/assets/portraits/${conversation.instructorSlug}.svg`} />
              <span>
                <b>{conversation.instructorName}</b>
                <Subject as="span" tone={2}>
                  {conversation.title}
                </Subject>
              </span>
            </Entry>
          </li>
        ))}
      </List>
    </Past>
  );
}
