/** The code of a call that failed, whatever else is known of it; `internal` where there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
}
