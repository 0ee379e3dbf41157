/** What one has written and not sent, by conversation, for as long as the tab lives. */
const keyOf = (place: string) => `draft:${place}`;

export function readDraft(place: string): string {
  try {
    return sessionStorage.getItem(keyOf(place)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(place: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), text);
  } catch {
    // Storage can be blocked; the draft then lives as long as the page.
  }
}
