/** The code of a call that failed, whatever else is known of it; `internal` where there is none. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'internal';
}

/** What an answer that is not the API's said (status, status text and body); nothing for any other error. */
export function answerOf(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'answer' in error ? String(error.answer) : undefined;
}
