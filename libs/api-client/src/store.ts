import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { keepKnownReplies, type KnownReply } from './known-replies.ts';

/** Slices of remotes join it when their first screen loads. */
export const rootReducer = combineSlices(api);

/**
 * The page's one store.
 * @param known replies that came with the HTML; they count as fetched just now
 */
export function createStore(known: readonly KnownReply[] = []) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware),
  });
  keepKnownReplies(store.dispatch, known);
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
