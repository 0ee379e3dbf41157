/** By which the shell says whether it has started. */
export const startEvents = { started: 'greenroom:started', failed: 'greenroom:start-failed' } as const;
