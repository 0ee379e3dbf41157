/** Placeholders for parts that are not there yet, or failed to load. */
export { PartNotLoaded } from './part-not-loaded.tsx';
export { OnceInBrowser } from './once-in-browser.tsx';
