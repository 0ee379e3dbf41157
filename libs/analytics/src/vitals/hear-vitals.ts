import { onINP, onLCP } from 'web-vitals';
import type { VitalGuardrail } from '@greenroom/contracts';

/**
 * Hears of each once it is final, which is when the page is used or left.
 * @param hear given a value and, as `performance.now()` tells it, when that happened which it is the value of; in ms
 */
export function hearVitals(hear: (vital: VitalGuardrail, ms: number, at: number) => void): void {
  onLCP(({ value }) => hear('lcp', value, 0));
  onINP(({ value, entries }) => hear('inp', value, entries[0]?.startTime ?? 0));
}
