/** What a page needs to know of a query, whichever endpoint it asks. */
export interface QueryState<Data> {
  /** The answer for what is asked now; an earlier question's answer does not count. */
  currentData?: Data;
  isError: boolean;
  isFetching: boolean;
  error?: unknown;
  refetch(): unknown;
}

/** The code of a failed call, `internal` where there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
}
