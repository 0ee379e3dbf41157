/** Placeholders for parts that are not there yet, or failed to load. */
export { NotCome } from './not-come.tsx';
export { OnceInBrowser } from './once-in-browser.tsx';
