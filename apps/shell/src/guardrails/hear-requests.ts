import type { Endpoint } from '@greenroom/contracts';

interface RequestListener {
  began(): void;
  /** @param status of the response; undefined if none arrived. Requests cancelled by the page are left out. */
  ended(endpoint: Endpoint, status: number | undefined): void;
}

/** Reports all API requests from now on. */
export function hearRequests({ began, ended }: RequestListener): void {
  window.hearRequest = ({ endpoint }, answer, signal) => {
    began();
    answer.then(
      ({ status }) => ended(endpoint, status),
      () => !signal.aborted && navigator.onLine && ended(endpoint, undefined),
    );
  };
}
