import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';

/** Slices of remotes join it when their first screen loads. */
export const rootReducer = combineSlices(api);

/** A reply already known, by the name of its injected endpoint. */
export interface KnownReply {
  endpoint: string;
  args: unknown;
  data: unknown;
}

/**
 * The page's one store.
 * @param known replies that came with the HTML; they count as fetched just now
 */
export function createStore(known: readonly KnownReply[] = []) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  if (known.length > 0) {
    const entries = known.map(({ endpoint, args, data }) => ({ endpointName: endpoint, arg: args, value: data }));
    store.dispatch(api.util.upsertQueryEntries(entries as never));
  }
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
