import { useState, type ReactNode } from 'react';
import { Button, Fine, Row } from '@greenroom/shared-ui';
import { useStaffEndSessionsMutation } from './staff-api.ts';
import { words } from './words.ts';

/** Ends every log-in of an account, after asking once more. */
export function LogOutAccount({ accountUuid }: { accountUuid: string }): ReactNode {
  const t = words.useText();
  const [sure, setSure] = useState(false);
  const [end, { isLoading, data, error }] = useStaffEndSessionsMutation();
  const go = async () => {
    await end({ params: { accountUuid } });
    setSure(false);
  };
  return (
    <Row wrap gap={3}>
      {!sure && <Button onClick={() => setSure(true)}>{t('accounts.logOut')}</Button>}
      {sure && (
        <>
          <Button busy={isLoading} busyLabel={t('accounts.loggingOut')} onClick={() => void go()}>
            {t('accounts.logOutSure')}
          </Button>
          <Button variant="quiet" onClick={() => setSure(false)}>
            {t('accounts.logOutNot')}
          </Button>
        </>
      )}
      <Fine role="status" tone={error ? 'bad' : 2}>
        {error && t('accounts.logOutFailed')}
        {data && !error && t('accounts.loggedOut', { count: data.ended })}
      </Fine>
    </Row>
  );
}
