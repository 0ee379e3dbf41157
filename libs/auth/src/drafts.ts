/*
 * Unsent texts, by place, for as long as the tab lives. Never a password. A signed-in user has their own drafts, which
 * are kept when the session ends; the next user who signs in gets a visitor's drafts.
 */
const ofVisitor = 'draft:';
const ofPerson = 'draftOf:';

let prefix = ofVisitor;
let last: string | null = null;

export function readDraft(place: string): string {
  try {
    return sessionStorage.getItem(prefix + place) ?? '';
  } catch {
    return '';
  }
}

/** Stores a draft; an empty text removes it. */
export function keepDraft(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + place);
    else sessionStorage.setItem(prefix + place, text);
  } catch {
    // Storage can be blocked; the draft then lives as long as the page.
  }
}

/**
 * Makes this person the owner of drafts: they take over a visitor's drafts, and other people's are deleted; `null` is a
 * visitor.
 */
export function giveDraftsTo(person: string | null): void {
  const own = person === null ? ofVisitor : `${ofPerson}${person}:`;
  if (own === prefix) return;
  prefix = own;
  if (person === null) return;
  last = person;
  try {
    for (const key of keysOf(ofPerson)) if (!key.startsWith(own)) sessionStorage.removeItem(key);
    for (const key of keysOf(ofVisitor)) {
      const text = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
      sessionStorage.setItem(own + key.slice(ofVisitor.length), text);
    }
  } catch {
    // Storage that cannot be read holds no drafts.
  }
}

/** Returns the id of the last user who signed in on this page and did not log out. */
export const lastOwner = (): string | null => last;

/** Deletes all drafts: the next user is a different one. */
export function forgetDrafts(): void {
  last = null;
  try {
    for (const key of [...keysOf(ofVisitor), ...keysOf(ofPerson)]) sessionStorage.removeItem(key);
  } catch {
    // Storage can be blocked.
  }
}

const keysOf = (kind: string): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(kind));
