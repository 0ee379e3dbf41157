import { type Outcome, outcomeEvent } from '@greenroom/contracts';

/** Receives the outcomes that remotes count under their own names, see `countOutcome` of analytics. */
export function hearOutcomes(listener: (metric: string, isWell: boolean) => void): void {
  window.addEventListener(outcomeEvent, (event) => {
    const { metric, isWell } = (event as CustomEvent<Outcome>).detail;
    listener(metric, isWell);
  });
}
