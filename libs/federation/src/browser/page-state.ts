import { pageStateId, type PageState, type UnchosenState } from '../document.ts';

/** Returns the page state from the HTML. Throws where it is missing: then the server did not write this HTML. */
export function readPageState(): PageState | UnchosenState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error(`The page has no element "${pageStateId}"`);
  return JSON.parse(text) as PageState | UnchosenState;
}
