import { useEffect, useState, type ReactNode } from 'react';
import { useFetchUser } from '@greenroom/auth';
import { settingsAt } from '@greenroom/contracts';
import { Link, useNavigate } from '@greenroom/navigation';
import { BusyText, Button, ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { AlreadyIn, messages, useHasPlan } from '../../shared/checkout/index.ts';
import { successAddress, useCommerceCheckoutSessionQuery } from '../../shared/session/index.ts';
import { attemptSession, endAttempt, keepAttemptSent } from './attempt.ts';

/** How a session of this tab's stands; where it is paid, the page goes on to where that is said. */
function useSession(sessionId: string | undefined) {
  const navigate = useNavigate();
  const asked = useCommerceCheckoutSessionQuery(
    { params: { id: sessionId ?? '' } },
    { skip: sessionId === undefined, refetchOnMountOrArgChange: true },
  );
  const { data, isFetching, error, refetch } = asked;
  const missing = error !== undefined && 'status' in error && error.status === 404;
  const paid = sessionId !== undefined && data?.status === 'complete';
  useEffect(() => {
    if (!paid) return;
    endAttempt();
    void navigate(successAddress(sessionId), { replace: true });
  }, [paid, sessionId, navigate]);
  const unpaid = !isFetching && (missing || data?.status === 'open' || data?.status === 'expired');
  return { paid, unpaid, asking: isFetching, failed: error !== undefined, askAgain: () => void refetch() };
}

/**
 * The server says that a plan is there already. Where it came of this tab's own attempt, that is what the person is
 * waiting to be told; where nothing is open to them, it is not said that they are in.
 */
export function Paid({ onAgain }: { onAgain?(): void }): ReactNode {
  const t = messages.useText();
  const hasPlan = useHasPlan();
  const fetchUser = useFetchUser();
  const [sessionId] = useState(attemptSession);
  const { paid, asking } = useSession(sessionId);
  const [fetched, setFetched] = useState(false);
  useEffect(() => {
    if (!hasPlan) void fetchUser().finally(() => setFetched(true));
  }, [hasPlan, fetchUser]);
  if (paid || asking || !(hasPlan || fetched)) return <BusyText>{t('payment.asking')}</BusyText>;
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

/** A session was sent to be paid before the page was loaded anew: nothing is offered to be paid until it is known how it stands. */
export function SentBefore({ sessionId, onUnpaid }: { sessionId: string; onUnpaid(): void }): ReactNode {
  const t = messages.useText();
  const { unpaid, asking, failed, askAgain } = useSession(sessionId);
  useEffect(() => {
    if (!unpaid) return;
    keepAttemptSent(false);
    onUnpaid();
  }, [unpaid, onUnpaid]);
  if (!failed || asking) return <BusyText>{t('payment.asking')}</BusyText>;
  return (
    <StatusPanel
      role="alert"
      title={t('payment.unknown')}
      action={
        <Button size="s" onClick={askAgain}>
          {t('success.ask')}
        </Button>
      }
    >
      {t('payment.unknownText')}
    </StatusPanel>
  );
}
