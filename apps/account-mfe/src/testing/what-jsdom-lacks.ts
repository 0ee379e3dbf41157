/** Polyfills for what jsdom lacks and these pages use. Tests without a page do not need them. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
  Element.prototype.scrollIntoView ??= () => {};
}
