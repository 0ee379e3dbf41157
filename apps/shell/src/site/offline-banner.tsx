import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Banner } from '@greenroom/shared-ui';
import { messages } from '../messages/index.ts';
import { useOnline } from './use-online.ts';

/** Shows a banner while the connection is lost. */
export function OfflineBanner(): ReactNode {
  const t = messages.useText();
  return useOnline() ? null : <Banner icon={WifiOff}>{t('offline')}</Banner>;
}
