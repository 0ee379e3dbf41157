import type { Store } from '@greenroom/api-client';
import { bounds } from '@greenroom/contracts';
import { changePage, chatApi, pageIn } from './chat-api.ts';
import { withNewestRead } from './newest-read.ts';
import { selectOutbox, sent } from './outbox.ts';

/**
 * Reads the newest page of a conversation and puts it into the one on screen; once more where messages came or went
 * meanwhile. What stands in it has arrived, whatever the outbox knows. Where it cannot be read, everything stays.
 */
export const readPageAnew =
  (conversationUuid: string) =>
  async (dispatch: Store['dispatch'], getState: Store['getState']): Promise<void> => {
    // Its bound is named, and so it does not come into the place of the page on screen.
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
