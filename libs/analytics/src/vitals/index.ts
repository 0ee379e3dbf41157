/** How soon a page's largest part was there, and how quickly it answered: apart from what is told with consent. */
export { hearVitals } from './hear-vitals.ts';
export { loadedUrl } from '../loaded-url.ts';
