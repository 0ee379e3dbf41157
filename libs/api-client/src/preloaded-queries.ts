import type { UnknownAction } from '@reduxjs/toolkit';
import { api, freshSeconds, onEndpointsInjected } from './api.ts';

/** A reply already known, by the name of its endpoint. */
export interface KnownReply {
  endpoint: string;
  args: unknown;
  data: unknown;
}

/**
 * Puts replies that came with the HTML into a store, as fetched just now. A reply of an endpoint that nobody has
 * injected yet (its remote is still on its way) waits for that, unless it is too old by then.
 * @returns lets go of those that wait: what they say is of somebody who has left
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

  // A page is written with what is there: nothing comes later, and the store is gone by then.
  const stopListening = typeof window === 'undefined' ? () => {} : onEndpointsInjected(settle);
  settle();
  return () => {
    waiting = [];
    stopListening();
  };
}

/** RTK dates entries by the time it is handed them; these are as old as the page. */
function entriesOf(replies: readonly KnownReply[], since: number): UnknownAction {
  const entries = replies.map(({ endpoint, args, data }) => ({ endpointName: endpoint, arg: args, value: data }));
  const upsert: UnknownAction = api.util.upsertQueryEntries(entries as never);
  return { ...upsert, meta: { ...(upsert.meta as object), timestamp: since } };
}
