import { lazyPart } from '@greenroom/federation/lazy';
import { Button, Small } from '@greenroom/shared-ui';
import type { ReactNode } from 'react';
import { Drawer } from './drawer.ts';
import { callControlTexts } from './messages/index.ts';
import type { SoundSettingsProps } from './sound-settings-drawer.tsx';

/** Sound settings (microphone, volume, talk mode), loaded when first opened. */
export const SoundSettings = lazyPart<SoundSettingsProps>(
  async () => (await import('./sound-settings-drawer.tsx')).SoundSettingsDrawer,
  { waiting: null, failed: (retry) => <DidNotCome retry={retry} /> },
);

function DidNotCome({ retry }: { retry(): void }): ReactNode {
  const t = callControlTexts.useText();
  return (
    <Drawer tall={false} aria-label={t('settings')} role="alert">
      <Small style={{ padding: 24 }}>
        {t('settings.failed')}{' '}
        <Button size="s" onClick={retry}>
          {t('tryAgain')}
        </Button>
      </Small>
    </Drawer>
  );
}
