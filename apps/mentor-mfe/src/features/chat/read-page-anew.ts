import type { Store } from '@greenroom/api-client';
import { bounds } from '@greenroom/contracts';
import { changePage, chatApi, pageIn } from './chat-api.ts';
import { withNewestRead } from './newest-read.ts';
import { selectOutbox, sent } from './outbox.ts';

/**
 * Reads the newest page of a conversation and merges it into the one on screen; repeats the read if messages were
 * added or removed meanwhile. Messages in it have arrived and leave the outbox. If the read fails, nothing changes.
 */
export const readPageAnew =
  (conversationUuid: string) =>
  async (dispatch: Store['dispatch'], getState: Store['getState']): Promise<void> => {
    // The limit gives this read a cache key of its own, so that it does not replace the page on screen.
    const query = { conversationUuid, limit: bounds.chatPage.max };
    const options = { subscribe: false, forceRefetch: true };
    const shown = () =>
      pageIn(getState(), conversationUuid)
        ?.messages.map(({ uuid }) => uuid)
        .join();
    let before, read;
    do {
      before = shown();
      read = await dispatch(chatApi.endpoints.chatRead.initiate({ query }, options));
      if (!read.isSuccess) return;
    } while (shown() !== before);
    const newest = read.data;
    dispatch(changePage(conversationUuid, (page) => page && withNewestRead(page, newest)));
    const arrived = new Set(newest.messages.map(({ clientMessageId }) => clientMessageId));
    for (const { clientMessageId } of selectOutbox(getState() as Parameters<typeof selectOutbox>[0]))
      if (arrived.has(clientMessageId)) dispatch(sent(clientMessageId));
  };
