import { pageStateId, type PageState, type UnchosenState } from '../document.ts';

/** What stands in the HTML for this page. Throws where it is missing: then the HTML is not ours. */
export function readPageState(): PageState | UnchosenState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error(`The page has no element "${pageStateId}"`);
  return JSON.parse(text) as PageState | UnchosenState;
}
