/** A document that cannot be trusted: wrongly signed, altered, or malformed. */
export class UnsoundDocument extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsoundDocument';
  }
}

/**
 * Checks of signed documents, in browsers too. Written by hand instead of with zod's small build: that is 7.0 KB of
 * gzip in a page from a plain file server, as much as everything else that such a page needs beside the shell, and this
 * is 0.8 KB. zod would also try `new Function`, which the page's security policy reports as a violation.
 */
type Check = (value: unknown, where: string) => void;

function refuse(where: string, should: string): never {
  throw new UnsoundDocument(`${where} must be ${should}`);
}

/** Checks the shape of a value. Each check throws {@link UnsoundDocument} with the location of the error. */
export const text: Check = (value, where) => {
  if (typeof value !== 'string') refuse(where, 'a text');
};

export const textLike =
  (pattern: RegExp, should: string): Check =>
  (value, where) => {
    if (typeof value !== 'string' || !pattern.test(value)) refuse(where, should);
  };

export const numberFrom =
  (least: number, most = Number.MAX_SAFE_INTEGER): Check =>
  (value, where) => {
    if (typeof value !== 'number' || !(value >= least && value <= most))
      refuse(where, `a number from ${least} to ${most}`);
  };

export const truth: Check = (value, where) => {
  if (typeof value !== 'boolean') refuse(where, 'true or false');
};

export const optional =
  (check: Check): Check =>
  (value, where) => {
    if (value !== undefined) check(value, where);
  };

export const listOf =
  (check: Check): Check =>
  (value, where) => {
    if (!Array.isArray(value)) refuse(where, 'a list');
    value.forEach((item, index) => check(item, `${where}[${index}]`));
  };

export const recordOf =
  (key: Check, check: Check): Check =>
  (value, where) => {
    for (const [name, item] of Object.entries(objectAt(value, where))) {
      key(name, `${where}: the name "${name}"`);
      check(item, `${where}.${name}`);
    }
  };

/** Checks that an object has these fields; with `closed` no others. */
export const shape =
  (fields: Record<string, Check>, { closed = false } = {}): Check =>
  (value, where) => {
    const object = objectAt(value, where);
    for (const [name, check] of Object.entries(fields)) check(object[name], `${where}.${name}`);
    const other = closed && Object.keys(object).find((name) => !Object.hasOwn(fields, name));
    if (other) refuse(where, `without a field "${other}"`);
  };

function objectAt(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse(where, 'an object');
  return value as Record<string, unknown>;
}
