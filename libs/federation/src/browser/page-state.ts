import { pageStateId, type PageState } from '../document.ts';

/** What the server wrote into the HTML for this page. Throws where it is missing: then the HTML is not ours. */
export function readPageState(): PageState {
  const text = document.getElementById(pageStateId)?.textContent;
  if (!text) throw new Error(`The page has no element "${pageStateId}"`);
  return JSON.parse(text) as PageState;
}
