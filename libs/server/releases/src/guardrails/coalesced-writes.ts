/**
 * Hands rows on in batches, one batch at a time: what comes while one is written goes with the next. Whoever adds rows
 * need not wait.
 * @param write rejects where rows were not written; they are given up then
 * @returns adds rows; resolves once they are written or given up
 */
export function coalescedWrites<Row>(
  write: (rows: Row[]) => Promise<void>,
  gaveUp: (cause: unknown) => void,
): (rows: readonly Row[]) => Promise<void> {
  let waiting: Row[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  return (rows) => {
    waiting.push(...rows);
    next ??= last.then(() => {
      const batch = waiting;
      waiting = [];
      next = undefined;
      last = write(batch).catch(gaveUp);
      return last;
    });
    return next;
  };
}
