const safeProtocols = ['http:', 'https:', 'mailto:'];

/**
 * Returns a link's address if it is safe: within the site, or with a protocol that only opens a page or a mail.
 * @returns undefined for anything else, such as `javascript:`
 */
export function safeAddress(address: string): string | undefined {
  try {
    const { protocol } = new URL(address, 'https://within.invalid');
    return safeProtocols.includes(protocol) ? address : undefined;
  } catch {
    return undefined;
  }
}
