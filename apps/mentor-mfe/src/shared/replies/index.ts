interface Started<Reply> {
  dispatch(action: never): unknown;
  queryFulfilled: Promise<{ data: Reply }>;
}

/**
 * For `onQueryStarted` of changes that answer with the whole: the reply is what is shown from then on. What failed is told
 * where it was asked.
 * @param update makes the action that puts a reply in the place of what was read
 */
export const showsReply =
  <Reply>(update: (reply: Reply) => unknown) =>
  async (_: unknown, { dispatch, queryFulfilled }: Started<Reply>): Promise<void> => {
    const answer = await queryFulfilled.catch(() => undefined);
    if (answer) dispatch(update(answer.data) as never);
  };
