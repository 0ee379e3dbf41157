/** How the address of the support is shown: without `mailto:` or `https://`. */
export const supportLabel = (supportUrl: string): string =>
  supportUrl.replace(/^(mailto:|https:\/\/)/, '').replace(/\/$/, '');
