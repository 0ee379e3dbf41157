import { useMemo } from 'react';
import { track } from '@greenroom/analytics';
import { type Store, useDispatch, useSelector } from '@greenroom/api-client';
import { answerOf, codeOf } from '@greenroom/contracts';
import { useChatSendMutation } from './chat-api.ts';
import { messageArrived } from './message-arrived.ts';
import { isRefusal } from './refused.ts';
import { useCountAnew } from './use-count-anew.ts';
import { selectOutbox, sendingBegan, sendingFailed, sent, type OutboxEntry, type OutgoingMessage } from './outbox.ts';

interface SendMessage {
  /** Messages of this conversation that the server has not confirmed. */
  outgoing: OutboxEntry[];
  /** Sends a message; one from `outgoing` is sent again under the same ids. */
  send(message: OutgoingMessage): Promise<Sent>;
}

/** `refused`: no messages are left; the text returns to its field. */
export type Sent = 'arrived' | 'failed' | 'refused';

/** Sends messages within one conversation. Failed ones stay and can be resent under the same ids. */
export function useSendMessage(conversationUuid: string): SendMessage {
  const dispatch = useDispatch<Store['dispatch']>();
  const [post] = useChatSendMutation();
  const entries = useSelector(selectOutbox);
  const countAnew = useCountAnew();

  const send = async (message: OutgoingMessage): Promise<Sent> => {
    const { clientMessageId, instructorSlug, text, topicUuid, ...rest } = message;
    const body = {
      conversationUuid: rest.conversationUuid,
      instructorSlug,
      clientMessageId,
      text,
      ...(topicUuid && { topicUuid }),
    };
    track('Persona Click', {
      page: 'mentorChat',
      target: 'chat.send',
      instructor_slug: instructorSlug,
      conversation_id: rest.conversationUuid,
    });
    dispatch(sendingBegan(body));
    const { data, error } = await post({ body });
    if (data) dispatch(messageArrived(body, data));
    const code = error && codeOf(error);
    const refused = isRefusal(code);
    const arrived = code === undefined || refused;
    dispatch(arrived ? sent(clientMessageId) : sendingFailed({ clientMessageId, code, answer: answerOf(error) }));
    countAnew(code);
    return refused ? 'refused' : error ? 'failed' : 'arrived';
  };

  const outgoing = useMemo(
    () => entries.filter((entry) => entry.conversationUuid === conversationUuid),
    [entries, conversationUuid],
  );
  return { outgoing, send };
}
