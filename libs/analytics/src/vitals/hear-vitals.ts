import { onINP, onLCP } from 'web-vitals';
import type { VitalGuardrail } from '@greenroom/contracts';

/**
 * Reports each vital once it is final, which is when the page is used or left.
 * @param hear called with a value and when it was caused, as `performance.now()` counts; in ms
 */
export function hearVitals(hear: (vital: VitalGuardrail, ms: number, at: number) => void): void {
  onLCP(({ value }) => hear('lcp', value, 0));
  onINP(({ value, entries }) => hear('inp', value, entries[0]?.startTime ?? 0));
}
