import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { pressed } from '@greenroom/analytics';
import { usePersonChange } from '@greenroom/auth';
import { Button } from '@greenroom/shared-ui';
import { Dialog } from '@greenroom/shared-ui/overlays';
import { messages } from '../../messages/index.ts';
import { useAuthLogOutMutation } from './log-out-api.ts';
import { settingMessages } from '../../shared/setting/index.ts';

/** Asks for confirmation; then logs out and removes the user's data from this tab. */
export function LogOutDialog({ close }: { close(): void }): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const { left } = usePersonChange();
  const [logOut, { isLoading, error }] = useAuthLogOutMutation();
  const failure = failureOf(error);
  const leave = async () => {
    const { error: failed } = await logOut({});
    if (!failed) await left();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('logOut.sure')}
      description={t('logOut.sureText')}
      closeLabel={words('close')}
      actions={
        <>
          <Button {...pressed('settings.log-out')} busy={isLoading} busyLabel={t('logOut.sending')} onClick={leave}>
            {t('logOut.send')}
          </Button>
          <Button variant="quiet" onClick={close}>
            {t('logOut.stay')}
          </Button>
        </>
      }
    >
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </Dialog>
  );
}
