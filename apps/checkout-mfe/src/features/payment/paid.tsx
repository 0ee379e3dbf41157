import { useEffect, useState, type ReactNode } from 'react';
import { useFetchUser } from '@greenroom/auth';
import { settingsAt } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { BusyText, Button, ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { AlreadyIn, messages, useHasPlan } from '../../shared/checkout/index.ts';
import { attemptSession } from '../../shared/session/index.ts';
import { useSession } from './use-session.ts';

/**
 * Shown when the server reports an existing plan. If it came from this tab's own attempt, the success page is shown; a
 * person without access is not told that they have it.
 */
export function Paid({ onAgain }: { onAgain?(): void }): ReactNode {
  const t = messages.useText();
  const hasPlan = useHasPlan();
  const fetchUser = useFetchUser();
  const [sessionId] = useState(attemptSession);
  const { paid, unknown } = useSession(sessionId);
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    if (!hasPlan) void fetchUser().finally(() => setFetched(true));
  }, [hasPlan, fetchUser]);
  if (paid || unknown || !(hasPlan || fetched)) return <BusyText>{t('payment.asking')}</BusyText>;
  if (hasPlan) return <AlreadyIn />;
  return (
    <StatusPanel
      role="status"
      title={t('payment.closing')}
      action={
        <>
          {onAgain && (
            <Button size="s" onClick={onAgain}>
              {t('tryAgain')}
            </Button>
          )}
          <ButtonLink variant="plain" size="s" as={Link} to={settingsAt('plan')}>
            {t('already.settings')}
          </ButtonLink>
        </>
      }
    >
      {t('payment.closingText')}
    </StatusPanel>
  );
}
