/** What a page needs to know of a query, whichever endpoint it asks. */
export interface QueryState<Data> {
  /** The answer for what is asked now; an earlier question's answer does not count. */
  currentData?: Data;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch(): unknown;
}
