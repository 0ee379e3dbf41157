import { type Outcome, outcomeEvent } from '@greenroom/contracts';

/**
 * Counts one outcome of a remote's own metric for the current page: releases of the remote are compared by their share
 * of failures. It is a plain count without personal data, so it needs no consent. Outcomes before the page watches its
 * releases, which begins once it is in use, are dropped.
 *
 * It dispatches an event on the window instead of calling a shared module, since a remote may run in a shell that does
 * not have it.
 * @param metric a name that the remote's webpack.config.ts lists in `metrics`; the server drops others
 */
export function countOutcome(metric: string, isWell: boolean): void {
  window.dispatchEvent(new CustomEvent<Outcome>(outcomeEvent, { detail: { metric, isWell } }));
}
