/** What jsdom has not, and these pages ask of a browser. */
window.matchMedia ??= ((query: string) => ({ matches: false, media: query })) as typeof window.matchMedia;
Element.prototype.scrollIntoView ??= () => {};
