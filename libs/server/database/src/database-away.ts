/**
 * Error codes of a database that is shutting down, restarting, out of connections or unreachable: class 08, 53300 and
 * class 57P of PostgreSQL, and the driver's network errors. ENOENT means that PGlite's socket is being reopened.
 */
const awayCodes = /^(08\w{3}|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const awayWords = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** The database answers but cannot write: its disk is full or failing, or it is out of memory. */
const resourceCodes = /^(53[012]00|58000|58030)$/;

/** Whether a query failed because the database was unavailable, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  return isOfDatabase(
    error,
    ({ code, message = '' }) =>
      awayCodes.test(String(code)) || resourceCodes.test(String(code)) || awayWords.test(message),
  );
}

/**
 * Whether a query failed for lack of disk space or memory, or because of a failing disk. A subset of `isDatabaseAway`.
 */
export function isOutOfResources(error: unknown): boolean {
  return isOfDatabase(error, ({ code }) => resourceCodes.test(String(code)));
}

interface DriverError {
  code?: unknown;
  message?: string;
}

/** Walks the chain of causes, because libraries wrap the driver's errors; other vendors' errors may share the codes. */
function isOfDatabase(error: unknown, matches: (error: DriverError) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { stack = '', cause } = error as Partial<Error>;
  const isOfDriver = error.constructor.name === 'DatabaseError' || /node_modules.pg(-pool)?./.test(stack);
  return (isOfDriver && matches(error)) || isOfDatabase(cause, matches);
}
