import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '@greenroom/shared-ui';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';

/** What the shell keeps of the browser's offer (`keep-install-offer.ts` there). */
interface InstallOffer {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
type InstallWindow = Window & { installOffer?: InstallOffer };

const offerNow = () => (window as InstallWindow).installOffer;

function listen(changed: () => void): () => void {
  window.addEventListener('installoffer', changed);
  return () => window.removeEventListener('installoffer', changed);
}

/** Safari on a phone installs by its own menu alone. Where it is installed already, `standalone` is true. */
const asksByMenu = () => (navigator as Navigator & { standalone?: boolean }).standalone === false;

/** Puts the site on the device like an app. Nothing where the browser does not offer it, or it is there already. */
export function Install(): ReactNode {
  const t = settingMessages.useText();
  const offer = useSyncExternalStore(listen, offerNow, () => undefined);
  const [done, setDone] = useState(false);
  const install = async () => {
    const { outcome } = await offer!.prompt();
    // An offer can be made once; the browser brings another when it sees fit.
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
