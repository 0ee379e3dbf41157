import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Message } from '@greenroom/account-forms';
import { useCurrentUser, useFetchUser } from '@greenroom/auth';
import { BarShape, Skeleton } from '@greenroom/shared-ui';
import { useConnections } from '../../shared/proof/index.ts';
import { PartFailed, settingMessages } from '../../shared/setting/index.ts';
import { useAuthFactorsQuery } from './factors-api.ts';

const FactorLines = lazy(async () => ({ default: (await import('./factor-lines.tsx')).FactorLines }));
const NewRecoveryCodes = lazy(async () => ({
  default: (await import('./new-recovery-codes.tsx')).NewRecoveryCodes,
}));

/** Settings for second factors: passkeys, an authenticator app, and recovery codes. */
export function Factors(): ReactNode {
  const t = settingMessages.useText();
  const { user } = useCurrentUser();
  const fetchUser = useFetchUser();
  const factors = useAuthFactorsQuery(undefined);
  const ways = useConnections();
  const [codes, setCodes] = useState<readonly string[]>();

  const changed = async (recoveryCodes: readonly string[] | null = null) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    // Staff roles take effect once the account has a second factor.
    await Promise.all([factors.refetch(), fetchUser()]);
  };
  const failed = [factors, ways].find(({ data, isError }) => !data && isError);
  const waiting = (
    <Skeleton label={t('factors.loading')}>
      <BarShape height="200px" />
    </Skeleton>
  );
  return (
    <>
      {user.staffNeedsFactor && (
        <Message data-tone="warn" role="status">
          {t('factors.staff')}
        </Message>
      )}
      <Suspense fallback={waiting}>
        {codes && <NewRecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />}
        {factors.data && ways.data ? (
          <FactorLines factors={factors.data} hasPassword={ways.data.hasPassword} onChanged={changed} />
        ) : (
          !failed && waiting
        )}
      </Suspense>
      {failed && <PartFailed error={failed.error} retry={failed.refetch} />}
    </>
  );
}
