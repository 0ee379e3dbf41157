/** A stored error as it may be shown: without its message, which may quote what a person wrote. */
export interface JobError {
  /** The class: `DrizzleQueryError`. */
  name: string | null;
  /** `ECONNREFUSED`, a database's code, a port's trouble (`rate-limited`), or `timed-out`. */
  code: string | null;
}

/** Classes and codes are single words; anything else may be text. */
const className = /^[A-Za-z]\w{0,59}$/;
const codeShape = /^[\w-]{1,40}$/;
/** pg-boss reports in words that a job ran too long, on its worker or after the worker was lost. */
const timeout = /^(job timed out|job heartbeat timeout|handler execution exceeded \d+s)$/;
/** Causes of causes that are read. */
const deepest = 5;

/**
 * Reads the class and the code of the error that pg-boss stored.
 * @param output the error as an object, or a value thrown in its place; null if there is none
 * @returns the outermost error's class, and the first code on the way to its cause; null if nothing is stored
 */
export function jobErrorOf(output: unknown): JobError | null {
  if (typeof output !== 'object' || output === null) return null;
  let code: string | null = null;
  let error: unknown = output;
  for (let depth = 0; code === null && depth < deepest && typeof error === 'object' && error !== null; depth += 1) {
    code = codeOf(error);
    error = 'cause' in error ? error.cause : undefined;
  }
  return { name: 'name' in output ? matching(output.name, className) : null, code };
}

function codeOf(error: object): string | null {
  const message = readText(error, 'message') ?? readText('value' in error ? error.value : undefined, 'message');
  if (message !== undefined && timeout.test(message)) return 'timed-out';
  const { code, trouble } = error as { code?: unknown; trouble?: unknown };
  return matching(code, codeShape) ?? matching(trouble, codeShape);
}

function readText(from: unknown, name: string): string | undefined {
  const text: unknown = typeof from === 'object' && from !== null ? (from as Record<string, unknown>)[name] : undefined;
  return typeof text === 'string' ? text : undefined;
}

const matching = (value: unknown, shape: RegExp): string | null =>
  typeof value === 'string' && shape.test(value) ? value : null;
