import type { Store } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';
import { changePage, pageIn } from './chat-api.ts';
import { isBehind, withPair } from './conversation-page.ts';
import { readAnew } from './read-anew.ts';

type Whose = Pick<RequestOf<'chatSend'>['body'], 'conversationUuid' | 'instructorSlug'>;

/** Puts a message that was sent into the conversation on screen, with the answer that begins. One sent again is there already. */
export const messageArrived =
  ({ conversationUuid, instructorSlug }: Whose, { message, answer }: Reply<'chatSend'>) =>
  (dispatch: Store['dispatch'], getState: Store['getState']): void => {
    const empty = { conversationUuid, instructorSlug, messages: [], cursor: null };
    const page = pageIn(getState(), conversationUuid) ?? empty;
    if (page.messages.some(({ uuid }) => uuid === message.uuid)) return;
    dispatch(changePage(conversationUuid, () => withPair(page, message, answer)));
    if (isBehind(page, message)) void dispatch(readAnew(conversationUuid));
  };
