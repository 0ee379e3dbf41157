import type { UnknownAction } from '@reduxjs/toolkit';
import { api, freshSeconds, onEndpointsInjected } from './api.ts';

/** A reply that came with the HTML, with the name of its endpoint. */
export interface KnownReply {
  endpoint: string;
  args: unknown;
  data: unknown;
}

/**
 * Puts replies that came with the HTML into a store, as if fetched just now. A reply of an endpoint that is not
 * injected yet (its remote is still loading) waits for it, unless the reply is too old by then.
 * @returns a function that drops the waiting replies, for when the person they belong to has left
 */
export function keepKnownReplies(
  dispatch: (action: UnknownAction) => unknown,
  known: readonly KnownReply[],
): () => void {
  const since = Date.now();
  let waiting = known;

  const settle = () => {
    const there = waiting.filter(({ endpoint }) => endpoint in api.endpoints);
    waiting = waiting.filter((reply) => !there.includes(reply));
    if (waiting.length === 0) stopListening();
    if (there.length > 0 && Date.now() - since < freshSeconds * 1_000) dispatch(entriesOf(there, since));
  };

  // While the server renders a page, no endpoint is injected later, and the store is gone afterwards.
  const stopListening = typeof window === 'undefined' ? () => {} : onEndpointsInjected(settle);
  settle();
  return () => {
    waiting = [];
    stopListening();
  };
}

/** RTK dates entries by the time of the upsert; these are as old as the page. */
function entriesOf(replies: readonly KnownReply[], since: number): UnknownAction {
  const entries = replies.map(({ endpoint, args, data }) => ({ endpointName: endpoint, arg: args, value: data }));
  const upsert: UnknownAction = api.util.upsertQueryEntries(entries as never);
  return { ...upsert, meta: { ...(upsert.meta as object), timestamp: since } };
}
