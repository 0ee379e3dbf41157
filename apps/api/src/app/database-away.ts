/**
 * What the driver and PostgreSQL say where a database is shut down, begins anew, is full of connections or cannot be
 * reached (class 08, 53300 and class 57P of PostgreSQL's error codes).
 */
const codes = /^(08\w{3}|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const words = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether a query failed since the database was away, and not for what was asked: asking again in a moment may do. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, message = '', stack = '' } = error as Partial<Error> & { code?: unknown };
  const isOfDriver = error.constructor.name === 'DatabaseError' || /node_modules.pg(-pool)?./.test(stack);
  return (isOfDriver && (codes.test(String(code)) || words.test(message))) || isDatabaseAway(cause);
}
