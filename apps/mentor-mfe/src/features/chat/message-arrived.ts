import type { Store } from '@greenroom/api-client';
import type { Reply, RequestOf } from '@greenroom/contracts';
import { changePage, pageIn } from './chat-api.ts';
import { isBehind, withPair } from './conversation-page.ts';
import { readAnew } from './read-anew.ts';

type Whose = Pick<RequestOf<'chatSend'>['body'], 'conversationUuid' | 'instructorSlug'>;

/**
 * Adds a sent message and its starting answer to the conversation on screen; a message sent again is already there.
 */
export const messageArrived =
  ({ conversationUuid, instructorSlug }: Whose, { message, answer }: Reply<'chatSend'>) =>
  (dispatch: Store['dispatch'], getState: Store['getState']): void => {
    const empty = { conversationUuid, instructorSlug, messages: [], cursor: null };
    const page = pageIn(getState(), conversationUuid) ?? empty;
    if (page.messages.some(({ uuid }) => uuid === message.uuid)) return;
    dispatch(changePage(conversationUuid, () => withPair(page, message, answer)));
    if (isBehind(page, message)) void dispatch(readAnew(conversationUuid));
  };
