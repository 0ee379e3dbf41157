/** What pages that the server writes need. */
export { OnceInBrowser } from './once-in-browser.tsx';
