/** Opens a socket to our own server. @param path as returned by the API */
export function openSocketAt(path: string): WebSocket {
  const address = new URL(path, window.location.origin);
  address.protocol = address.protocol.replace('http', 'ws');
  return new WebSocket(address);
}
