import type { ReactNode } from 'react';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../../messages/index.ts';
import { occasionMessages } from '../../../shared/occasions/index.ts';
import { LinePanel } from './line-panel.tsx';

/** The panel with the user's line as a sheet, for screens without space beside the conversation. */
export function LineSheet({ close }: { close(): void }): ReactNode {
  const t = messages.useText();
  const words = occasionMessages.useText();
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={words('line')} closeLabel={t('chat.close')}>
      <LinePanel />
    </Dialog>
  );
}
