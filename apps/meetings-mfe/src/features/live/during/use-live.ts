import { useEffect, useState, useSyncExternalStore } from 'react';
import { openAudioCapture, openSocketAt, pageClock } from '@greenroom/conversation/audio-capture';
import { currentLocale } from '@greenroom/i18n';
import { liveApi } from '../live-api.ts';
import { LiveClient, type LiveParts, type LiveView } from '../listen/live-client.ts';

/** Replaced in tests, and when the remote runs standalone. */
export type BrowserParts = Pick<LiveParts, 'openAudioCapture' | 'openSocket'>;
const browser: BrowserParts = { openAudioCapture, openSocket: openSocketAt };

/** Listens to a meeting while the page is mounted. Returns the client and its view. */
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
