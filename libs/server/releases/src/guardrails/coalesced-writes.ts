/**
 * Writes rows in batches, one batch at a time. Rows added during a write go into the next batch. Callers need not wait.
 * @param write rejects if the rows were not written; they are then dropped
 * @returns a function that adds rows and resolves once they are written or dropped
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
