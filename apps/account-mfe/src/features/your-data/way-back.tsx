import type { ReactNode } from 'react';
import { failureOf, FormNotice, sayFailure } from '@greenroom/account-forms';
import { useFetchUser } from '@greenroom/auth';
import { formatDate } from '@greenroom/i18n';
import { Button } from '@greenroom/shared-ui';
import { messages } from '../../messages/index.ts';
import { SettingLine, settingMessages } from '../../shared/setting/index.ts';
import { useUsersDeletionWithdrawMutation } from './your-data-api.ts';

/** Says when the account will be deleted, with a button to keep it. */
export function WayBack({ deletedFrom }: { deletedFrom: string }): ReactNode {
  const t = settingMessages.useText();
  const words = messages.useText();
  const fetchUser = useFetchUser();
  const [withdraw, { isLoading, error }] = useUsersDeletionWithdrawMutation();
  const failure = failureOf(error);
  const keep = async () => {
    const { error: failed } = await withdraw({ params: { uuid: 'me' } });
    if (!failed) await fetchUser();
  };
  return (
    <SettingLine
      title={t('deletion.asked', { day: formatDate(deletedFrom, { dateStyle: 'long' }) })}
      text={t('deletion.askedText')}
      action={
        <Button size="s" busy={isLoading} busyLabel={words('form.sending')} onClick={keep}>
          {t('deletion.keep')}
        </Button>
      }
    >
      <FormNotice failure={failure && sayFailure(failure, [])} />
    </SettingLine>
  );
}
