/** Returns the code of a failed call; `internal` if it has none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
}

/** Returns the answer of a server that is not the API (status, status text and body); undefined for any other error. */
export function answerOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'answer' in error ? String(error.answer) : undefined;
}
