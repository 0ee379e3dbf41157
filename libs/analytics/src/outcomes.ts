import { type Outcome, outcomeEvent } from '@greenroom/contracts';

/**
 * Counts one outcome of a remote's own metric, for the page that is shown: releases of the remote are compared by the
 * share that went badly. A count alone, without anything of the person, so no consent is asked. What is counted before
 * the page watches its releases, which it does once it is in use, is let go of.
 *
 * An event of the window, and no function of a shared module: a remote may run in a shell that does not know it.
 * @param metric a name that the remote's webpack.config.ts lists in `metrics`; others are let go of by the server
 */
export function countOutcome(metric: string, isWell: boolean): void {
  window.dispatchEvent(new CustomEvent<Outcome>(outcomeEvent, { detail: { metric, isWell } }));
}
