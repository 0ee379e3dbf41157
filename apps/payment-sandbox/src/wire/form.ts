import { unreadable } from './failure.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type Form = { [key: string]: FormValue };

/** Splits `items[0][price]` into its parts. */
const partsOf = (name: string) => name.split(/\]?\[/).map((part) => part.replace(/\]$/, ''));

/**
 * Decodes a form or a query with Stripe's brackets: `items[0][price]=…`, `expand[]=…`.
 * Objects have no prototype, so that no parameter name can reach one.
 *
 * @throws StripeFailure for NUL characters, which PostgreSQL does not store, and for names that are nested too deeply
 */
export function decodeForm(text: string): Form {
  const root = bare();
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = partsOf(name);
    checkName(name, parts);
    if (value.includes('\0')) throw unreadable('Invalid string: must not contain NUL characters', { param: name });
    put(root, parts, value);
  }
  return withLists(root) as Form;
}

/** More than any of Stripe's parameters has. */
const deepest = 20;

function checkName(name: string, parts: readonly string[]): void {
  if (name.includes('\0'))
    throw unreadable(`Invalid parameter name: ${JSON.stringify(name)} must not contain NUL characters`, {});
  if (parts.length > deepest)
    throw unreadable(`Invalid parameter name: ${name.slice(0, 40)}... has more than ${deepest} levels`, {});
}

interface Bare {
  [key: string]: string | Bare;
}
const bare = () => Object.create(null) as Bare;

function put(into: Bare, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(Object.keys(into).length) : first;
  if (rest.length === 0) {
    into[key] = value;
    return;
  }
  const below = into[key];
  const next = typeof below === 'object' ? below : bare();
  into[key] = next;
  put(next, rest, value);
}

/** @param name the name of the value: metadata keys may be digits, and are not made a list */
function withLists(value: string | Bare, name = ''): FormValue {
  if (typeof value === 'string') return value;
  const keys = Object.keys(value);
  if (name !== 'metadata' && keys.length > 0 && keys.every((key) => /^\d+$/.test(key)))
    return keys.toSorted((one, other) => Number(one) - Number(other)).map((key) => withLists(value[key]!));
  return Object.fromEntries(keys.map((key) => [key, withLists(value[key]!, key)]));
}
