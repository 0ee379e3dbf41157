/** Events by which the shell reports whether it has started. */
export const startEvents = { started: 'greenroom:started', failed: 'greenroom:start-failed' } as const;
