import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Bio, ChatMessage } from '@greenroom/contracts';
import { messages as texts } from '../../messages/index.ts';
import { lazyOptionalPart } from '../../shared/lazy/index.ts';
import { firstName } from '../../shared/coach/index.ts';
import { AllowanceNote } from './allowance-note.tsx';
import { AnswerAnnouncement, type Notice } from './answer-announcement.tsx';
import { Beginnings } from './beginnings.tsx';
import { AttachableMessageField } from './attachable-message-field.tsx';
import { CoachMessage } from './coach-message.tsx';
import { OutgoingMessage, PersonMessage } from './person-message.tsx';
import { ChatErrors } from './chat-errors.tsx';
import { Thread } from './thread.tsx';
import { possibleIn, threadRows, type ThreadRow } from './thread-rows.ts';
import { useFollowAnswer } from './use-follow-answer.ts';
import { useFoundPlace } from './use-found-place.ts';
import { useGoOn } from './use-go-on.ts';
import { useMessageActions, type Rating } from './use-message-actions.ts';
import { useOlderMessages } from './use-older-messages.ts';
import { useSendMessage } from './use-send-message.ts';

const RatingReason = lazyOptionalPart(async () => (await import('./rating/index.ts')).RatingReason);

interface OpenConversationProps {
  coach: Bio;
  uuid: string;
  topicUuid: string | undefined;
  messages: ChatMessage[];
  cursor: number | null;
  known: boolean;
  hasBegun(): void;
}

/** Shows one conversation: its messages, the answer in progress and the message field. */
export function OpenConversation(props: OpenConversationProps): ReactNode {
  const { coach, uuid, topicUuid, messages, cursor, known, hasBegun } = props;
  const t = texts.useText();
  const name = firstName(coach.name);
  const { outgoing, send } = useSendMessage(uuid);
  const { reconnecting, news, stop } = useFollowAnswer(uuid, messages);
  const { older, loadOlder, loadBackTo } = useOlderMessages(uuid, cursor);
  const { actions, failed } = useMessageActions(uuid);
  const place = useFoundPlace(messages, loadBackTo);
  const [notice, setNotice] = useState<Notice>();
  const [rated, setRated] = useState<ChatMessage>();
  const rows = useMemo(() => threadRows(messages, outgoing), [messages, outgoing]);
  const possible = possibleIn(messages, outgoing);
  const last = messages.at(-1);
  const openConversation = useRef(true);
  useEffect(() => () => void (openConversation.current = false), []);
  const announce = useCallback((text: string) => setNotice((before) => ({ id: (before?.id ?? 0) + 1, text })), []);

  const say = async (message: Parameters<typeof send>[0]) => {
    const sent = await send(message);
    // A user who has left meanwhile is not navigated back.
    if (sent === 'arrived' && messages.length === 0 && openConversation.current) hasBegun();
    return sent !== 'refused';
  };
  const sayNew = (text: string) =>
    say({
      clientMessageId: crypto.randomUUID(),
      conversationUuid: uuid,
      instructorSlug: coach.slug,
      text,
      ...(topicUuid && { topicUuid }),
    });
  const goOn = useGoOn(last, possible.calm, sayNew);
  const rate = useCallback(
    (answer: ChatMessage, rating: Rating) => {
      void actions.rate(answer, rating);
      if (rating === 'down') setRated(answer);
    },
    [actions],
  );

  const draw = (row: ThreadRow) => {
    if (row.kind === 'outgoing') return <OutgoingMessage entry={row.entry} again={() => void say(row.entry)} />;
    const { message } = row;
    const common = { message, actions, calm: possible.calm, found: message.position === place.position };
    if (message.author === 'person') return <PersonMessage {...common} editable={message.uuid === possible.editable} />;
    return (
      <CoachMessage
        {...common}
        coach={coach}
        reconnecting={reconnecting && message === last}
        repeatable={message.uuid === possible.repeatable}
        goOn={message === last ? goOn : undefined}
        rate={rate}
        announce={announce}
      />
    );
  };

  return (
    <>
      <Thread
        rows={rows}
        older={older}
        loadOlder={loadOlder}
        target={place.target}
        beginnings={<Beginnings coach={coach} topicUuid={topicUuid} offersTopics={!known} />}
      >
        {draw}
      </Thread>
      <AttachableMessageField
        key={uuid}
        conversationUuid={uuid}
        instructorSlug={coach.slug}
        firstName={name}
        exists={known || messages.length > 0}
        draftPlace={messages.length > 0 ? uuid : `new:${coach.slug}`}
        suggestions={last?.status === 'finished' && outgoing.length === 0 ? last.suggestions : []}
        waiting={last?.status === 'writing' || outgoing.some(({ state }) => state === 'sending')}
        stop={stop}
        send={sayNew}
        notes={
          <>
            <ChatErrors failed={failed} stopFailed={news?.what === 'stop-failed'} seeking={place.state} />
            <AllowanceNote />
          </>
        }
      />
      <AnswerAnnouncement firstName={name} news={news} notice={notice} />
      {rated && (
        <RatingReason
          answer={rated}
          firstName={name}
          close={() => setRated(undefined)}
          sent={() => announce(t('chat.saved'))}
        />
      )}
    </>
  );
}
