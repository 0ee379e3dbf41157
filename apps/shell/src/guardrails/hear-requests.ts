import type { Endpoint } from '@greenroom/contracts';

interface RequestListener {
  began(): void;
  /** @param status of the answer; undefined where none came. Requests that the page itself gave up are left out. */
  ended(endpoint: Endpoint, status: number | undefined): void;
}

/** Tells of all requests of the API from now on. */
export function hearRequests({ began, ended }: RequestListener): void {
  window.hearRequest = ({ endpoint }, answer, signal) => {
    began();
    answer.then(
      ({ status }) => ended(endpoint, status),
      () => !signal.aborted && navigator.onLine && ended(endpoint, undefined),
    );
  };
}
