import type { ReactNode } from 'react';
import type { Bio, ChatMessage } from '@greenroom/contracts';
import { VisuallyHidden } from '@greenroom/shared-ui';
import { messages as texts } from '../../messages/index.ts';
import { firstName } from '../../shared/coach/index.ts';
import { plainText } from '../../shared/markdown/index.ts';
import { Beginnings } from './beginnings.tsx';
import { CoachMessage } from './coach-message.tsx';
import { OutgoingMessage, PersonMessage } from './person-message.tsx';
import { Thread } from './thread.tsx';
import { useFollowAnswer } from './use-follow-answer.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useSendMessage } from './use-send-message.ts';
import { WritingDesk } from './writing-desk.tsx';

interface ConversationOnStageProps {
  coach: Bio;
  uuid: string;
  topicUuid: string | undefined;
  messages: ChatMessage[];
  cursor: number | null;
  hasBegun(): void;
}

/** One conversation: what was said, what is being said, and where one writes. */
export function ConversationOnStage(props: ConversationOnStageProps): ReactNode {
  const { coach, uuid, topicUuid, messages, cursor, hasBegun } = props;
  const t = texts.useText();
  const { outgoing, send } = useSendMessage(uuid);
  const { reconnecting, finished } = useFollowAnswer(uuid, messages);
  const { older, loadOlder } = useOlderMessages(uuid, cursor);
  const name = firstName(coach.name);
  const last = messages.at(-1);
  const empty = messages.length === 0 && outgoing.length === 0;

  const say = async (message: Parameters<typeof send>[0]) => {
    const arrived = await send(message);
    if (arrived && messages.length === 0) hasBegun();
  };
  const sayNew = (text: string) =>
    void say({
      clientMessageId: crypto.randomUUID(),
      conversationUuid: uuid,
      instructorSlug: coach.slug,
      text,
      ...(topicUuid && { topicUuid }),
    });
  const askedBefore = (answer: ChatMessage) =>
    messages.findLast((one) => one.author === 'person' && one.position < answer.position);

  return (
    <>
      <Thread first={messages[0]?.uuid} older={older} loadOlder={loadOlder}>
        {empty ? (
          <Beginnings coach={coach} topicUuid={topicUuid} />
        ) : (
          <ul>
            {messages.map((message) => {
              if (message.author === 'person') return <PersonMessage key={message.uuid} text={message.text} />;
              const question = message === last && message.status === 'failed' ? askedBefore(message) : undefined;
              return (
                <CoachMessage
                  key={message.uuid}
                  coach={coach}
                  message={message}
                  reconnecting={reconnecting && message === last}
                  {...(question && { askAgain: () => sayNew(question.text) })}
                />
              );
            })}
            {outgoing.map((entry) => (
              <OutgoingMessage key={entry.clientMessageId} entry={entry} again={() => void say(entry)} />
            ))}
          </ul>
        )}
      </Thread>
      <WritingDesk
        firstName={name}
        draftPlace={messages.length > 0 ? uuid : `new:${coach.slug}`}
        suggestions={last?.status === 'finished' && outgoing.length === 0 ? last.suggestions : []}
        waiting={last?.status === 'writing' || outgoing.some(({ state }) => state === 'sending')}
        send={sayNew}
      />
      <VisuallyHidden role="status">
        {finished && t('chat.announce', { firstName: name, text: plainText(finished.text) })}
      </VisuallyHidden>
    </>
  );
}
