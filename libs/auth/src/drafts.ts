/** What one has written and not sent, by place, for as long as the tab lives. Never a password. */
const prefix = 'draft:';

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

/** Forgets all of them: whoever comes next is someone else. */
export function forgetDrafts(): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // What cannot be read was never kept.
  }
}
