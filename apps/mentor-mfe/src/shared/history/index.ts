/** The history of library items: read, saved and cleared. */
export { dayNamed } from './day-named.ts';
export { EntryState } from './entry-state.tsx';
export {
  useLibraryHistoryClearMutation,
  useLibraryHistoryKeepMutation,
  useLibraryHistoryQuery,
} from './history-api.ts';
