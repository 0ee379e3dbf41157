/** What jsdom has not, and these pages ask of a browser. Tests without a page have no use for it. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
  Element.prototype.scrollIntoView ??= () => {};
}
