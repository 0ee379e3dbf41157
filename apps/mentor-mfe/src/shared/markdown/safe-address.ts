const safeProtocols = ['http:', 'https:', 'mailto:'];

/**
 * A link's address where it may be followed: within the site, or by a protocol that only opens a page or a letter.
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
