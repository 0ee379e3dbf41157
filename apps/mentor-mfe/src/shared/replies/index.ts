interface Started<Reply> {
  dispatch(action: never): unknown;
  queryFulfilled: Promise<{ data: Reply }>;
}

/**
 * Creates an `onQueryStarted` for mutations that reply with the full data: the reply replaces the cached data.
 * Failures are shown by the caller.
 * @param update creates the action that replaces the cached data by a reply
 */
export const applyReply =
  <Reply>(update: (reply: Reply) => unknown) =>
  async (_: unknown, { dispatch, queryFulfilled }: Started<Reply>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer) dispatch(update(answer.data) as never);
  };
