import { useEffect, useRef } from 'react';
import type { CallStart } from '@greenroom/contracts';
import { beginCall } from '../call/begin-call.ts';
import type { browserParts } from '../call/call-browser.ts';
import type { CallClient } from '../call/call-client.ts';
import type { CallView } from '../call/call-view.ts';
import { useCallsStartMutation } from '../call/calls-start.ts';
import { useCall } from '../call/use-call.ts';

interface PageCallOptions {
  /** The coach's slug, or another key that tells call pages apart. */
  slug: string;
  /** The call to start; undefined until it is known. */
  request: CallStart | undefined;
  /** Whether the call may start without a button press; false when the user has to read something first. */
  ringsAtOnce?: boolean;
  /** The browser's implementation, replaceable in tests. */
  parts: typeof browserParts;
}

interface PageCall {
  client: CallClient;
  view: CallView;
  /** Starts the call as soon as the request is known. */
  start(): void;
}

/**
 * Manages the call of a page. It resumes a call that was running before a reload. Otherwise it starts at once if the
 * user came by an internal link (and so has interacted with the page), and waits for a button press if not.
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

/** Audio errors do not end a call: they go to the page's error reporting (specification, section 8). */
function report(error: unknown): void {
  globalThis.reportError?.(error);
}
