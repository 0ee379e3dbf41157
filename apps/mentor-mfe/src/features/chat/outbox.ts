import { createSlice, rootReducer, type PayloadAction } from '@greenroom/api-client';

/** A message on its way, with the ids that make sending it again harmless. */
export interface OutgoingMessage {
  clientMessageId: string;
  conversationUuid: string;
  instructorSlug: string;
  text: string;
  topicUuid?: string;
}

/** Why a message was not sent; `answer` where the server's answer was not one of the API's. */
interface SendFailure {
  code: string;
  answer?: string | undefined;
}

export type OutboxEntry = OutgoingMessage & ({ state: 'sending' } | ({ state: 'failed' } & SendFailure));

/** What the server has not confirmed yet; a failed message stays here until it is sent again. */
const outbox = createSlice({
  name: 'mentorOutbox',
  initialState: [] as OutboxEntry[],
  reducers: {
    sendingBegan: (entries, { payload }: PayloadAction<OutgoingMessage>) => [
      ...entries.filter(({ clientMessageId }) => clientMessageId !== payload.clientMessageId),
      { ...payload, state: 'sending' as const },
    ],
    sendingFailed: (entries, { payload }: PayloadAction<{ clientMessageId: string } & SendFailure>) =>
      entries.map((entry) =>
        entry.clientMessageId === payload.clientMessageId ? { ...entry, ...payload, state: 'failed' } : entry,
      ),
    sent: (entries, { payload }: PayloadAction<string>) =>
      entries.filter(({ clientMessageId }) => clientMessageId !== payload),
  },
});

const inStore = outbox.injectInto(rootReducer);

export const { sendingBegan, sendingFailed, sent } = outbox.actions;
export const selectOutbox = inStore.selectSlice;
