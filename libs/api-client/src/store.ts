import { combineSlices, configureStore, createAction, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { keepKnownReplies, type KnownReply } from './preloaded-queries.ts';

/** Slices of remotes are injected when their first page loads. */
export const rootReducer = combineSlices(api);

type RootState = ReturnType<typeof rootReducer>;

/** A user has logged out: the slices of remotes drop the data of that user. */
export const personLeft = createAction('personLeft');

const ofOnePerson: Reducer<RootState> = (state, action) =>
  rootReducer(personLeft.match(action) && state ? { api: state.api } : state, action);

/**
 * Creates the page's one store.
 * @param known replies that came with the HTML; they count as fetched just now
 */
export function createStore(known: readonly KnownReply[] = []) {
  let forgetKnown = () => {};
  const withOnePerson: Middleware = () => (next) => (action) => {
    if (api.util.resetApiState.match(action)) forgetKnown();
    return next(action);
  };
  const store = configureStore({
    reducer: ofOnePerson,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, withOnePerson),
  });
  forgetKnown = keepKnownReplies(store.dispatch, known);
  if (typeof window !== 'undefined') setupListeners(store.dispatch);
  return store;
}

export type Store = ReturnType<typeof createStore>;
