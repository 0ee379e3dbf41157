/**
 * Returns the address of human support: a `mailto:` or `https:` address that the server writes into each page's head,
 * or undefined if none is configured. For the browser only.
 */
export function supportUrl(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href;
}
