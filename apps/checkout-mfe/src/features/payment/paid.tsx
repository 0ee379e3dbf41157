import { useEffect, useState, type ReactNode } from 'react';
import { useFetchUser } from '@greenroom/auth';
import { settingsAt } from '@greenroom/contracts';
import { Link, useNavigate } from '@greenroom/navigation';
import { BusyText, Button, ButtonLink, StatusPanel } from '@greenroom/shared-ui';
import { AlreadyIn, messages, useHasPlan } from '../../shared/checkout/index.ts';
import {
  attemptSession,
  keepAttemptSent,
  successAddress,
  useCommerceCheckoutSessionQuery,
  type SentSession,
} from '../../shared/session/index.ts';

/**
 * How long after its confirmation an open session may still become paid, and how often it is polled until then. In ms.
 */
const onItsWay = { forMs: 8_000, everyMs: 1_500 };

/**
 * Returns the state of a session of this tab; once it is paid, navigates to the success page.
 * @param everyMs the polling interval; 0 asks once
 */
function useSession(sessionId: string | undefined, everyMs = 0) {
  const navigate = useNavigate();
  const asked = useCommerceCheckoutSessionQuery(
    { params: { id: sessionId ?? '' } },
    { skip: sessionId === undefined, refetchOnMountOrArgChange: true, pollingInterval: everyMs },
  );
  const { data, isFetching, error, refetch } = asked;
  const missing = error !== undefined && 'status' in error && error.status === 404;
  const paid = sessionId !== undefined && data?.status === 'complete';
  useEffect(() => {
    if (paid) void navigate(successAddress(sessionId), { replace: true });
  }, [paid, sessionId, navigate]);
  const status = isFetching ? undefined : missing ? ('expired' as const) : data?.status;
  return { paid, status, asking: isFetching, failed: error !== undefined, askAgain: () => void refetch() };
}

/**
 * Shown when the server reports an existing plan. If it came from this tab's own attempt, the success page is shown; a
 * person without access is not told that they have it.
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

/**
 * Shown after a reload if a session was confirmed before: no payment is offered until its state is known. An open
 * session may have been confirmed a moment ago, and is polled.
 */
export function SentBefore({ session, onUnpaid }: { session: SentSession; onUnpaid(): void }): ReactNode {
  const t = messages.useText();
  const [leftMs] = useState(() => session.sentAt + onItsWay.forMs - Date.now());
  const [mayCome, setMayCome] = useState(leftMs > 0);
  const asked = useSession(session.sessionId, mayCome ? onItsWay.everyMs : 0);
  const { status, asking, failed, askAgain } = asked;
  const unpaid = status === 'expired' || (status === 'open' && !mayCome);
  useEffect(() => {
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(setMayCome, leftMs, false);
    return () => clearTimeout(timer);
  }, [leftMs]);
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
