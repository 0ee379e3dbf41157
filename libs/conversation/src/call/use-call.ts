import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallClient, type CallParts } from './call-client.ts';
import type { CallView } from './call-view.ts';

/**
 * The call of a page: its client, which acts, and what is to be seen of it. A page that is left ends its call.
 * @param makeParts asked once
 */
export function useCall(makeParts: () => CallParts): { client: CallClient; view: CallView } {
  const [client] = useState(() => new CallClient(makeParts()));
  const view = useSyncExternalStore(client.subscribe, client.view, client.view);
  useEffect(() => {
    let here = true;
    return () => {
      here = false;
      // React tries effects twice while one develops: only who does not come back has left.
      setTimeout(() => !here && client.leave());
    };
  }, [client]);
  return { client, view };
}
