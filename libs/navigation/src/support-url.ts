/**
 * Where people get help from a person: a `mailto:` or `https:` address, which the server writes into each page's head;
 * undefined where none is configured. For the browser alone.
 */
export function supportUrl(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel="help"]')?.href;
}
