import { onCLS, onFCP, onFID, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { type PageName, rateVital } from '@greenroom/contracts';
import { track } from '../track.ts';

/** Tells how the page that was asked for loaded; what is final only at the end comes when the page is left. */
export function tellWebVitals(page: PageName | 'other'): void {
  const tell = ({ name: metric, value }: Metric) =>
    track('Web Vital', { metric, value: Math.round(value * 10_000) / 10_000, rating: rateVital(metric, value), page });
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the specification asks for FID as well
  for (const on of [onCLS, onFCP, onFID, onINP, onLCP, onTTFB]) on(tell);
}

/** Milliseconds of the page's load, as far as they are known. */
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
