import { createSlice, rootReducer, type PayloadAction } from '@greenroom/api-client';

/** A message to send, with the ids that make resending it idempotent. */
export interface OutgoingMessage {
  clientMessageId: string;
  conversationUuid: string;
  instructorSlug: string;
  text: string;
  topicUuid?: string;
}

/** Why a message was not sent; `answer` if the response did not come from the API, such as a gateway's. */
interface SendFailure {
  code: string;
  answer?: string | undefined;
}

export type OutboxEntry = OutgoingMessage & ({ state: 'sending' } | ({ state: 'failed' } & SendFailure));

/** Messages that the server has not confirmed; a failed one stays until it is sent again. */
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
