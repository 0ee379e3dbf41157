/**
 * Shares one check among all callers while it runs, and its result for `everyMs` from its start.
 * @param check never rejects
 * @param elapsedMs a monotonic clock
 */
export function shareCheck<Result>(
  check: () => Promise<Result>,
  everyMs: number,
  elapsedMs: () => number,
): () => Promise<Result> {
  let last: { begunAt: number; running: boolean; result: Promise<Result> } | undefined;
  return () => {
    if (last && (last.running || elapsedMs() - last.begunAt < everyMs)) return last.result;
    const current = { begunAt: elapsedMs(), running: true, result: check() };
    void current.result.then(() => (current.running = false));
    last = current;
    return current.result;
  };
}
