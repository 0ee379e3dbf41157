/**
 * What the driver and PostgreSQL say where a database is shut down, begins anew, is full of connections or cannot be
 * reached (class 08, 53300 and class 57P of PostgreSQL's error codes; ENOENT is PGlite's socket, while it is opened again).
 */
const awayCodes = /^(08\w{3}|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const awayWords = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** It answers, and cannot keep anything: its disk is full or fails, or it is out of memory. */
const resourceCodes = /^(53[012]00|58000|58030)$/;

/** Whether a query failed since the database was away, and not for what was asked: asking again in a moment may do. */
export function isDatabaseAway(error: unknown): boolean {
  return isOfDatabase(
    error,
    ({ code, message = '' }) =>
      awayCodes.test(String(code)) || resourceCodes.test(String(code)) || awayWords.test(message),
  );
}

/** Whether a query failed since the database has no space, no memory or a failing disk; a part of `isDatabaseAway`. */
export function isOutOfResources(error: unknown): boolean {
  return isOfDatabase(error, ({ code }) => resourceCodes.test(String(code)));
}

interface DriverError {
  code?: unknown;
  message?: string;
}

/** Libraries wrap what the driver and the database say; a vendor's errors may have the same codes. */
function isOfDatabase(error: unknown, matches: (error: DriverError) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { stack = '', cause } = error as Partial<Error>;
  const isOfDriver = error.constructor.name === 'DatabaseError' || /node_modules.pg(-pool)?./.test(stack);
  return (isOfDriver && matches(error)) || isOfDatabase(cause, matches);
}
