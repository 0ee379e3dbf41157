import { useSyncExternalStore, type ReactNode } from 'react';
import { Banner } from '@greenroom/shared-ui';
import { WifiOff } from 'lucide-react';
import { messages } from '../messages/index.ts';

/** Says that the connection is gone, for as long as it is. */
export function OfflineBanner(): ReactNode {
  const t = messages.useText();
  const online = useSyncExternalStore(onConnection, () => navigator.onLine, () => true);
  if (online) return null;
  return <Banner icon={WifiOff}>{t('offline')}</Banner>;
}

function onConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
