import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import { useCurrentUser } from '@greenroom/auth';
import { codeOf } from '@greenroom/contracts';
import { useConversation } from '@greenroom/conversation';
import { usePageHead } from '@greenroom/navigation';
import { BarShape, PanelPage, Skeleton, SkipLink, Stack } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { useCoachWithTopics } from '../../shared/coach/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { fetchLexer } from '../../shared/markdown/lazy.ts';
import { FailedPanel, MissingCoach } from '../../shared/waiting/index.ts';
import { ChatHeader, HeaderWaiting } from './chat-header.tsx';
import { ConversationList } from './conversation-list.tsx';
import { OpenConversation } from './open-conversation.tsx';
import { ChatLayout, Talk } from './chat-layout.ts';
import { SearchPanel } from './search-button.tsx';
import { useOverTheTalk } from './use-over-the-talk.ts';
import { useChatConversation } from './use-chat-conversation.ts';

const LineAside = lazyOptionalPart(async () => (await import('./line/index.ts')).LineAside);

const InPlace = styled(PanelPage)`
  grid-row: 2;
  width: 100%;
  margin: 0 auto;
  padding-inline: 20px;
`;

/** The chat page: a conversation with a coach in writing. */
export function Chat({ instructorSlug }: { instructorSlug: string }): ReactNode {
  const t = messages.useText();
  const { known: userKnown } = useCurrentUser();
  const { currentData: coach, isError, error, refetch } = useCoachWithTopics(instructorSlug);
  const { uuid, topicUuid, conversation, list, known, hasBegun } = useChatConversation(instructorSlug);
  const { initialise } = useConversation();
  const [listShown, setListShown] = useOverTheTalk();
  const [searching, setSearching] = useState(false);
  const ready = conversation.state === 'ready';
  usePageHead(coach && { title: t('chat.title', { name: coach.name }), description: coach.summary });

  useEffect(() => void fetchLexer(), []);
  useEffect(() => {
    if (ready) initialise(uuid, 'chat');
  }, [ready, uuid, initialise]);

  const answeredBy =
    conversation.state === 'ready'
      ? conversation.messages.findLast((message) => message.answeredBy !== null)?.answeredBy
      : undefined;

  return (
    <ChatLayout data-aside>
      <SkipLink href="#main">{t('chat.skip')}</SkipLink>
      <ConversationList
        list={list}
        currentUuid={uuid}
        instructorSlug={instructorSlug}
        shown={listShown}
        close={() => setListShown(false)}
        search={() => setSearching(true)}
      />
      <Talk bleed lit={false} inert={listShown}>
        {coach && (
          <ChatHeader
            coach={coach}
            answeredBy={answeredBy ?? undefined}
            conversationUuid={ready && conversation.messages.length > 0 ? uuid : undefined}
            messageUuid={ready ? conversation.messages.findLast(({ author }) => author === 'person')?.uuid : undefined}
            showConversations={() => setListShown(true)}
            search={() => setSearching(true)}
          />
        )}
        {!isError && !coach && <HeaderWaiting />}
        {isError && !coach && (
          <InPlace>
            {codeOf(error) === 'not_found' ? <MissingCoach /> : <FailedPanel error={error} retry={refetch} />}
          </InPlace>
        )}
        {coach && conversation.state === 'failed' && (
          <InPlace>
            <FailedPanel titleAs="h2" error={conversation.error} retry={conversation.retry} />
          </InPlace>
        )}
        {coach && conversation.state === 'ready' && (
          <OpenConversation
            key={uuid}
            coach={coach}
            uuid={uuid}
            topicUuid={topicUuid}
            messages={conversation.messages}
            cursor={conversation.cursor}
            known={known}
            hasBegun={hasBegun}
          />
        )}
        {!isError && (!coach || conversation.state === 'loading') && (
          <InPlace>
            <Skeleton label={t('loading.conversation')}>
              <Stack gap={4}>
                <BarShape width="72%" />
                <BarShape width="54%" />
                <BarShape width="63%" />
              </Stack>
            </Skeleton>
          </InPlace>
        )}
      </Talk>
      {userKnown && <LineAside />}
      {searching && <SearchPanel close={() => setSearching(false)} opened={() => setListShown(false)} />}
    </ChatLayout>
  );
}
