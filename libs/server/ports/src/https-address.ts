/** An https address of one of these hosts, or below them; with neither user nor port. */
export function isHttpsAt(address: string, hosts: readonly string[], path: RegExp): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(address);
  const isKnown = hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host));
  return protocol === 'https:' && isKnown && port === '' && username === '' && password === '' && path.test(pathname);
}
