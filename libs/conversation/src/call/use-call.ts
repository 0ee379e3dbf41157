import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallClient } from './call-client.ts';
import type { CallParts } from './call-parts.ts';
import type { CallView } from './call-view.ts';

/**
 * Creates the call client of a page and returns it with its view. Leaving the page ends its call.
 * @param makeParts called once
 */
export function useCall(makeParts: () => CallParts): { client: CallClient; view: CallView } {
  const [client] = useState(() => new CallClient(makeParts()));
  const view = useSyncExternalStore(client.subscribe, client.view, client.view);
  useEffect(() => {
    let here = true;
    return () => {
      here = false;
      // React mounts effects twice in development: end the call only if the component does not mount again.
      setTimeout(() => !here && client.leave());
    };
  }, [client]);
  return { client, view };
}
