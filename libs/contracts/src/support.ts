/** Returns the support address as shown: without `mailto:` or `https://`. */
export const supportLabel = (supportUrl: string): string =>
  supportUrl.replace(/^(mailto:|https:\/\/)/, '').replace(/\/$/, '');
