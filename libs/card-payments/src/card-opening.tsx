import { useEffect, useState, type ReactNode } from 'react';
import { BusyText, Button, StatusPanel } from '@greenroom/shared-ui';
import { messages } from './messages/index.ts';

/** After this time the page says that the form takes long, and offers to open it again. In ms. */
const slowAfterMs = 4_000;

export type CardOpeningState = 'opening' | 'slow' | 'open';

interface CardOpening {
  state: CardOpeningState;
  /** For `onReady` of the payment element. */
  onReady(): void;
  /** Returns whether the form is open; if not, the page says at once that it is still opening. */
  checkOpen(): boolean;
}

/**
 * Follows a card form until its script has opened it. A script that hangs reports no error, and on a slow network it
 * still arrives; so it never counts as failed, and the person can open it again.
 */
export function useCardOpening(): CardOpening {
  const [state, setState] = useState<CardOpeningState>('opening');
  const open = state === 'open';
  useEffect(() => {
    if (open) return undefined;
    const slow = setTimeout(setState, slowAfterMs, 'slow');
    return () => clearTimeout(slow);
  }, [open]);
  return {
    state,
    onReady: () => setState('open'),
    checkOpen: () => {
      if (!open) setState('slow');
      return open;
    },
  };
}

/** Says that the card form is still opening; if that takes long, or after a press on Pay, offers to open it again. */
export function CardOpeningNote({ state, onAgain }: { state: CardOpeningState; onAgain(): void }): ReactNode {
  const t = messages.useText();
  if (state === 'open') return null;
  if (state === 'opening') return <BusyText>{t('opening')}</BusyText>;
  return (
    <StatusPanel
      role="alert"
      title={t('openingSlow')}
      action={
        <Button variant="plain" size="s" onClick={onAgain}>
          {t('openAgain')}
        </Button>
      }
    >
      {t('openingSlowText')}
    </StatusPanel>
  );
}
