import { call } from '@greenroom/api-client';
import { endpoints, type Reply, type RequestOf } from '@greenroom/contracts';
import { chatApi } from '../chat-api.ts';

/** Deletes a conversation and removes it from the list at once, so that the page does not open it again. */
export const { useChatDeleteMutation } = chatApi.injectEndpoints({
  endpoints: (build) => ({
    chatDelete: build.mutation<Reply<'chatDelete'>, RequestOf<'chatDelete'>>({
      query: call(endpoints.chatDelete),
      async onQueryStarted({ params: { conversationUuid } }, { dispatch, queryFulfilled }) {
        const deleted = await queryFulfilled.catch(() => undefined);
        if (!deleted) return;
        const off = chatApi.util.updateQueryData('chatConversations', { query: {} }, (list) => {
          list.conversations = list.conversations.filter(({ uuid }) => uuid !== conversationUuid);
        });
        dispatch(off);
      },
    }),
  }),
});
