import { LogOut as AuthPageOptions } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Button, Icon } from '@greenroom/shared-ui';
import { settingMessages } from '../../shared/setting/index.ts';

const LogOutDialog = lazy(async () => ({ default: (await import('./log-out-dialog.tsx')).LogOutDialog }));

export function LogOut(): ReactNode {
  const t = settingMessages.useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="s" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        <Icon of={AuthPageOptions} />
        {t('logOut.send')}
      </Button>
      <Suspense>{asking && <LogOutDialog close={() => setAsking(false)} />}</Suspense>
    </>
  );
}
