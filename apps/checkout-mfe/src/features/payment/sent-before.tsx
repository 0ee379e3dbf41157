import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from '@greenroom/navigation';
import { BusyText, Button, Row, Stack, StatusPanel } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import {
  endAttempt,
  keepAttemptSent,
  successAddress,
  useCommerceCheckoutSessionExpireMutation,
  type SentSession,
} from '../../shared/session/index.ts';
import { useSession } from './use-session.ts';

/** When a payment takes longer than usual, and how often the server is asked before and after that. In ms. */
const slow = { afterMs: 8_000, everyMs: 1_500, thenEveryMs: 4_000 };

interface SentBeforeProps {
  session: SentSession;
  /** Called once it is certain that nothing will be charged for the session. */
  onUnpaid(): void;
}

/**
 * Shown while a payment that was sent may still be charged, after a reload and in other pages of the account too. No
 * other payment is offered until the server knows the result, however long that takes. To start again, the session is
 * expired at the provider first.
 */
export function SentBefore({ session: { sessionId, sentAt }, onUnpaid }: SentBeforeProps): ReactNode {
  const t = messages.useText();
  const isSlow = useTimePassed(sentAt + slow.afterMs);
  const { status, payingSince, asking, failed, askAgain } = useSession(
    sessionId,
    isSlow ? slow.thenEveryMs : slow.everyMs,
  );
  // A failed request shows its message until a later one succeeds.
  const [unreachable, setUnreachable] = useState(false);
  if (!asking && unreachable !== failed) setUnreachable(failed);
  const unpaid = status === 'expired' || (status === 'open' && payingSince === null);
  useEffect(() => {
    if (!unpaid) return;
    keepAttemptSent(false);
    onUnpaid();
  }, [unpaid, onUnpaid]);
  return (
    <Stack gap={4}>
      {!unreachable && <BusyText>{t('payment.beingMade')}</BusyText>}
      {unreachable && (
        <StatusPanel
          role="alert"
          title={t('payment.unknown')}
          action={
            <Button size="s" busy={asking} busyLabel={t('payment.asking')} onClick={askAgain}>
              {t('success.ask')}
            </Button>
          }
        >
          {t('payment.unknownText')}
        </StatusPanel>
      )}
      {isSlow && <StartAgain sessionId={sessionId} onUnpaid={onUnpaid} />}
    </Stack>
  );
}

/** Stops the payment at the provider, then offers another; if it was charged first, shows that. */
function StartAgain({ sessionId, onUnpaid }: { sessionId: string; onUnpaid(): void }): ReactNode {
  const t = messages.useText();
  const navigate = useNavigate();
  const [expire, { isLoading, error }] = useCommerceCheckoutSessionExpireMutation();
  const stop = async () => {
    const { data } = await expire({ params: { id: sessionId } });
    if (data?.status === 'complete') return navigate(successAddress(sessionId), { replace: true });
    if (data?.status !== 'expired') return undefined;
    endAttempt();
    return onUnpaid();
  };
  return (
    <StatusPanel
      role="status"
      title={t('payment.stillBeingMade')}
      action={
        <Row>
          <Button size="s" busy={isLoading} busyLabel={t('payment.stopping')} onClick={() => void stop()}>
            {t('payment.stop')}
          </Button>
        </Row>
      }
    >
      {t('payment.stillBeingMadeText')}
      {error !== undefined && ` ${t('payment.stopFailed')}`}
    </StatusPanel>
  );
}

/** @param at in ms since 1970 */
function useTimePassed(at: number): boolean {
  const [leftMs] = useState(() => at - Date.now());
  const [passed, setPassed] = useState(leftMs <= 0);
  useEffect(() => {
    if (leftMs <= 0) return undefined;
    const timer = setTimeout(setPassed, leftMs, true);
    return () => clearTimeout(timer);
  }, [leftMs]);
  return passed;
}
