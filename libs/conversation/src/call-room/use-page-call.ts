import { useEffect, useRef } from 'react';
import type { CallStart } from '@greenroom/contracts';
import { beginCall } from '../call/begin-call.ts';
import type { browserParts } from '../call/call-browser.ts';
import type { CallClient } from '../call/call-client.ts';
import type { CallView } from '../call/call-view.ts';
import { useCallsStartMutation } from '../call/calls-start.ts';
import { useCall } from '../call/use-call.ts';

interface PageCallOptions {
  /** The coach's, or whatever tells one call's page from another's. */
  slug: string;
  /** What to ask for; undefined until it is known. */
  request: CallStart | undefined;
  /** Whether it may ring before a button is pressed: not where something is to be read first. */
  ringsAtOnce?: boolean;
  /** The browser's own parts; a test puts others in. */
  parts: typeof browserParts;
}

interface PageCall {
  client: CallClient;
  view: CallView;
  /** Rings, as soon as it is known what to ask for. */
  start(): void;
}

/**
 * The call of a page, by the API. It goes on with the call that was on before a reload; else it rings at once where one
 * came by a link of ours, and so has touched the page, and waits to be begun where not.
 */
export function usePageCall({ slug, request, ringsAtOnce = true, parts }: PageCallOptions): PageCall {
  const [startCall] = useCallsStartMutation();
  const { client, view } = useCall(() => parts({ slug, start: (asked) => beginCall(startCall, asked), report }));
  const known = request !== undefined;
  const latest = useRef(request);
  useEffect(() => {
    latest.current = request;
  });
  const acted = useRef(false);
  const wanted = useRef(false);
  useEffect(() => {
    if (!known || !latest.current || acted.current) return;
    acted.current = true;
    void client.resume(latest.current).then((resumed) => {
      if (!resumed && ((ringsAtOnce && touched()) || wanted.current) && latest.current)
        void client.start(latest.current);
    });
  }, [known, ringsAtOnce, client]);
  const start = () => {
    if (request) void client.start(request);
    else wanted.current = true;
  };
  return { client, view, start };
}

const touched = () => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === true;

/** Trouble with sound ends nothing: the page's error reporting hears of it (specification, section 8). */
function report(error: unknown): void {
  globalThis.reportError?.(error);
}
