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
 * For how long after it was sent a session that is open may still be on its way to be paid, and how often it is asked
 * about until then. In ms.
 */
const onItsWay = { forMs: 8_000, everyMs: 1_500 };

/**
 * How a session of this tab's stands; where it is paid, the page goes on to where that is said.
 * @param everyMs how often it is asked about; 0 is once
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

/**
 * A session was sent to be paid before the page was loaded anew: nothing is offered to be paid until it is known how it
 * stands. One that is open may have been sent a moment ago, and is asked about again.
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
