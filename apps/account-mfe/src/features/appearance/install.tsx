import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';

/** The browser's install prompt, kept by the shell (`keep-install-offer.ts`). */
interface InstallOffer {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
type InstallWindow = Window & { installOffer?: InstallOffer };

const offerNow = () => (window as InstallWindow).installOffer;

function listen(changed: () => void): () => void {
  window.addEventListener('installoffer', changed);
  return () => window.removeEventListener('installoffer', changed);
}

/** Safari on iOS can only install by its own menu. `standalone` is true if already installed. */
const asksByMenu = () => (navigator as Navigator & { standalone?: boolean }).standalone === false;

/** Offers to install the site as an app. Nothing if the browser does not support it or it is already installed. */
export function Install(): ReactNode {
  const t = settingMessages.useText();
  const offer = useSyncExternalStore(listen, offerNow, () => undefined);
  const [done, setDone] = useState(false);
  const install = async () => {
    const { outcome } = await offer!.prompt();
    // A prompt can be used once; the browser may fire another one later.
    delete (window as InstallWindow).installOffer;
    setDone(outcome === 'accepted');
    window.dispatchEvent(new Event('installoffer'));
  };
  if (done) return <SettingLine title={t('install.title')} text={t('install.done')} />;
  if (offer) {
    const action = (
      <Button size="s" onClick={() => void install()}>
        {t('install.do')}
      </Button>
    );
    return <SettingLine title={t('install.title')} text={t('install.text')} action={action} />;
  }
  if (asksByMenu()) return <SettingLine title={t('install.title')} text={t('install.byMenu')} />;
  return null;
}
