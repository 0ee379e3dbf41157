/*
 * What one has written and not sent, by place, for as long as the tab lives. Never a password. Whoever is signed in has
 * their own, which wait for them after their session ended; a visitor's are of whoever signs in.
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

/** Keeps a text; an empty one is forgotten. */
export function keepDraft(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(prefix + place);
    else sessionStorage.setItem(prefix + place, text);
  } catch {
    // Storage can be blocked; the draft then lives as long as the page.
  }
}

/** From now on drafts are of this person, who gets a visitor's, and those of anybody else go; `null` is a visitor. */
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
    // What cannot be read was never kept.
  }
}

/** Who was signed in last in this page, and did not log out. */
export const lastOwner = (): string | null => last;

/** Forgets all of them: whoever comes next is someone else. */
export function forgetDrafts(): void {
  last = null;
  try {
    for (const key of [...keysOf(ofVisitor), ...keysOf(ofPerson)]) sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

const keysOf = (kind: string): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(kind));
