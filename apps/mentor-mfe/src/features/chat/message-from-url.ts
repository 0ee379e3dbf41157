/**
 * Returns the message that another coach handed over by a link ending in `#say=…`; `''` if there is none. A fragment
 * is not sent to any server. It is read once and then removed from the URL.
 */
export function takeMessageFromUrl({ location, history }: Pick<Window, 'location' | 'history'> = window): string {
  const message = new URLSearchParams(location.hash.slice(1)).get('say');
  if (message === null) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return message;
}
