/** What stands in place of parts that are not there yet, or did not come. */
export { NotCome } from './not-come.tsx';
export { OnceInBrowser } from './once-in-browser.tsx';
