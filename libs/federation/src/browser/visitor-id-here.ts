import { cookies } from '@greenroom/contracts';
import { readCookie, writeCookie } from './cookies.ts';

const { name, maxAgeSeconds } = cookies.visitor;

/**
 * Returns the visitor's id, creating it where there is none. The API uses the same cookie. Where the page cannot read
 * the cookie (the API set it first, or cookies are refused), the page stores an id of its own, so that the choice stays
 * the same.
 */
export function visitorIdHere(): string {
  const known = readCookie(name);
  if (known) return known;
  const own = ownId();
  writeCookie(name, own, maxAgeSeconds);
  return own;
}

function ownId(): string {
  try {
    const kept = localStorage.getItem(name) ?? crypto.randomUUID();
    localStorage.setItem(name, kept);
    return kept;
  } catch {
    // Storage is unavailable: each page has another id.
    return crypto.randomUUID();
  }
}
