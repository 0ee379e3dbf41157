/** Placeholders for parts that are not there yet, or failed to load. */
export { PartNotLoaded } from './part-not-loaded.tsx';
export { OnceInBrowser } from './once-in-browser.tsx';
export { useAskBeforeLeaving } from './use-ask-before-leaving.ts';
