/** Returns whether an address is https, on one of these hosts or their subdomains, without user or port. */
export function isHttpsAt(address: string, hosts: readonly string[], path: RegExp): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isKnown = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  return protocol === 'https:' && isKnown && port === '' && username === '' && password === '' && path.test(pathname);
}
