/** Largest contentful paint and interaction latency, separate from what is reported with consent. */
export { hearVitals } from './hear-vitals.ts';
export { loadedUrl } from '../loaded-url.ts';
