import { createSlice, rootReducer, type PayloadAction } from '@greenroom/api-client';

/** A message on its way, with the ids that make sending it again harmless. */
export interface OutgoingMessage {
  clientMessageId: string;
  conversationUuid: string;
  instructorSlug: string;
  text: string;
  topicUuid?: string;
}

export type OutboxEntry = OutgoingMessage & ({ state: 'sending' } | { state: 'failed'; code: string });

/** What the server has not confirmed yet; a failed message stays here until it is sent again. */
const outbox = createSlice({
  name: 'mentorOutbox',
  initialState: [] as OutboxEntry[],
  reducers: {
    sendingBegan: (entries, { payload }: PayloadAction<OutgoingMessage>) => [
      ...entries.filter(({ clientMessageId }) => clientMessageId !== payload.clientMessageId),
      { ...payload, state: 'sending' as const },
    ],
    sendingFailed: (entries, { payload }: PayloadAction<{ clientMessageId: string; code: string }>) =>
      entries.map((entry) =>
        entry.clientMessageId === payload.clientMessageId ? { ...entry, state: 'failed', code: payload.code } : entry,
      ),
    sent: (entries, { payload }: PayloadAction<string>) =>
      entries.filter(({ clientMessageId }) => clientMessageId !== payload),
  },
});

const inStore = outbox.injectInto(rootReducer);

export const { sendingBegan, sendingFailed, sent } = outbox.actions;
export const selectOutbox = inStore.selectSlice;
