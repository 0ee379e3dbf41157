import { useEffect, useState, useSyncExternalStore } from 'react';
import { openEars, openSocketAt, pageClock } from '@greenroom/conversation/ears';
import { currentLocale } from '@greenroom/i18n';
import { liveApi } from '../live-api.ts';
import { LiveClient, type LiveParts, type LiveView } from '../listen/live-client.ts';

/** What stands in for the browser in tests, and where a remote runs alone. */
export type BrowserParts = Pick<LiveParts, 'openEars' | 'openSocket'>;
const browser: BrowserParts = { openEars, openSocket: openSocketAt };

/** Listens to a meeting as long as the page is there: its client, which acts, and what is to be seen of it. */
export function useLive(conversationUuid: string, parts = browser): { client: LiveClient; view: LiveView } {
  const [listen] = liveApi.useMeetingsListenMutation();
  const [client] = useState(
    () =>
      new LiveClient({
        ...parts,
        clock: pageClock,
        chance: Math.random,
        language: currentLocale(),
        begin: () => listen({ params: { conversationUuid }, body: { language: currentLocale() } }).unwrap(),
      }),
  );
  const view = useSyncExternalStore(client.subscribe, client.view, client.view);
  useEffect(() => {
    void client.start();
    return () => client.off();
  }, [client]);
  return { client, view };
}
