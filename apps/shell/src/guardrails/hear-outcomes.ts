import { type Outcome, outcomeEvent } from '@greenroom/contracts';

/** Hears what remotes count by names of their own, see `countOutcome` of analytics. */
export function hearOutcomes(listener: (metric: string, isWell: boolean) => void): void {
  window.addEventListener(outcomeEvent, (event) => {
    const { metric, isWell } = (event as CustomEvent<Outcome>).detail;
    listener(metric, isWell);
  });
}
