/** The parts of a query result that pages use, whichever endpoint it comes from. */
export interface QueryState<Data> {
  /** The data for the current arguments; data for earlier arguments is not returned. */
  currentData?: Data;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch(): unknown;
}
