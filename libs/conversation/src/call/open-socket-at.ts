/** A socket of our own server. @param path as the API named it */
export function openSocketAt(path: string): WebSocket {
  const address = new URL(path, window.location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}
