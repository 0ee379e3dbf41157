import { useMemo } from 'react';
import { useDispatch, useSelector } from '@greenroom/api-client';
import { codeOf } from '../../shared/waiting/index.ts';
import { useChatSendMutation } from './chat-api.ts';
import { selectOutbox, sendingBegan, sendingFailed, sent, type OutboxEntry, type OutgoingMessage } from './outbox.ts';

interface SendMessage {
  /** Messages of this conversation that the server has not confirmed. */
  outgoing: OutboxEntry[];
  /** Sends a message; given one of `outgoing`, sends the same one again. Resolves to whether it arrived. */
  send(message: OutgoingMessage): Promise<boolean>;
}

/** Sending within one conversation. What does not arrive stays, and can be sent again under the same ids. */
export function useSendMessage(conversationUuid: string): SendMessage {
  const dispatch = useDispatch();
  const [post] = useChatSendMutation();
  const entries = useSelector(selectOutbox);

  const send = async ({ clientMessageId, instructorSlug, text, topicUuid, ...rest }: OutgoingMessage) => {
    const body = {
      conversationUuid: rest.conversationUuid,
      instructorSlug,
      clientMessageId,
      text,
      ...(topicUuid && { topicUuid }),
    };
    dispatch(sendingBegan(body));
    const { error } = await post({ body });
    dispatch(error ? sendingFailed({ clientMessageId, code: codeOf(error) }) : sent(clientMessageId));
    return !error;
  };

  const outgoing = useMemo(
    () => entries.filter((entry) => entry.conversationUuid === conversationUuid),
    [entries, conversationUuid],
  );
  return { outgoing, send };
}
