import { cookies } from '@greenroom/contracts';
import { readCookie, writeCookie } from './cookies.ts';

const { name, maxAgeSeconds } = cookies.visitor;

/**
 * The visitor's id, made where there is none. Its cookie goes to the API as well, which goes by it. Where the page may
 * not read the cookie (the API made it first, or cookies are refused) it keeps an id of its own, so that the choice
 * stays the same.
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
    // No storage for us: another id on each page.
    return crypto.randomUUID();
  }
}
