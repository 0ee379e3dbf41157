/** @jest-environment ../../tools/jest/browser-environment.mjs */
import { onTracked, type Tracked } from '../track.ts';
import { reportWebVitals } from './web-vitals.ts';

jest.mock('web-vitals', () => {
  const later: ((metric: object) => void)[] = [];
  const on = (tell: (metric: object) => void) => void later.push(tell);
  return {
    ...{ onCLS: () => {}, onFCP: () => {}, onFID: () => {}, onINP: () => {}, onTTFB: () => {}, onLCP: on },
    finish: () => later.forEach((tell) => tell({ name: 'LCP', value: 900 })),
  };
});
const { finish } = jest.requireMock<{ finish(): void }>('web-vitals');

test('a vital that is final after a navigation counts for the page that was loaded', () => {
  const loaded = `${location.origin}/coaches`;
  performance.getEntriesByType = () => [{ name: loaded }] as unknown as PerformanceEntryList;
  const tracked: Tracked[] = [];
  onTracked((event) => tracked.push(event));
  reportWebVitals();
  window.history.pushState(null, '', '/checkout/payment');
  finish();
  expect(tracked).toEqual([
    expect.objectContaining({
      ...{ name: 'Web Vital', url: loaded },
      properties: expect.objectContaining({ metric: 'LCP', page: 'coaches' }) as object,
    }),
  ]);
});
