/**
 * The message that another coach handed over by a link that ends in `#say=…`; `''` where there is none. What stands
 * behind `#` is sent to no server. It is read once: the address is without it afterwards.
 */
export function takeHandedOver({ location, history }: Pick<Window, 'location' | 'history'> = window): string {
  const message = new URLSearchParams(location.hash.slice(1)).get('say');
  if (message === null) return '';
  history.replaceState(history.state, '', location.pathname + location.search);
  return message;
}
