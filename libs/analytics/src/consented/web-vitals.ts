import { onCLS, onFCP, onFID, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { pageAt, rateVital } from '@greenroom/contracts';
import { loadedUrl } from '../loaded-url.ts';
import { track } from '../track.ts';

/**
 * Reports how the loaded page performed. Most vitals are final only when the page is used or left, by which time
 * another page may be shown: all count for the page and the release of the load.
 */
export function reportWebVitals(): void {
  const url = loadedUrl();
  const page = pageAt(new URL(url).pathname) ?? 'other';
  const tell = ({ name: metric, value }: Metric) => {
    const rounded = Math.round(value * 10_000) / 10_000;
    track('Web Vital', { metric, value: rounded, rating: rateVital(metric, value), page }, url);
  };
  // oxlint-disable-next-line typescript/no-deprecated -- the specification asks for FID as well
  for (const on of [onCLS, onFCP, onFID, onINP, onLCP, onTTFB]) on(tell);
}

/** Returns the page's load timings in ms, as far as they are known. */
export function loadTimings(): Record<string, number> {
  const [began] = performance.getEntriesByType('navigation');
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  const all = {
    ttfb: began?.responseStart,
    first_contentful_paint: paint,
    dom_content_loaded: began?.domContentLoadedEventEnd,
    load: began?.loadEventEnd,
  };
  const known = Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([name, ms]) => [name, Math.round(ms)]));
}
