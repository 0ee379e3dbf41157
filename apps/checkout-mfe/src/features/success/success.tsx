import { useEffect, type ReactNode } from 'react';
import { paths, settingsAt } from '@greenroom/contracts';
import { Link, useNavigate, usePageTitle, useSearchParams } from '@greenroom/navigation';
import { Button, ButtonLink } from '@greenroom/shared-ui';
import { messages } from '../../shared/checkout/index.ts';
import { endAttemptOf, keepAttemptSent } from '../../shared/session/index.ts';
import { OrderComplete } from './order-complete.tsx';
import { SuccessPage } from './success-page.tsx';
import { type Outcome, useOutcome } from './use-outcome.ts';
import { useSpeakingCoach } from './use-speaking-coach.ts';

const isSaid: ReadonlySet<Outcome> = new Set(['in', 'expired', 'trialHad', 'later']);

/** The page after the payment: confirms access once the server does, and shows a calm message until then. */
export function Success(): ReactNode {
  const t = messages.useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sessionId = search.get('session') ?? undefined;
  const { outcome, trial, askAgain } = useOutcome(sessionId);
  const coach = useSpeakingCoach();
  usePageTitle(t(outcome === 'in' ? 'success.title' : 'success.waitingTitle'));

  useEffect(() => {
    if (outcome === 'open') keepAttemptSent(false);
    else if (sessionId !== undefined && isSaid.has(outcome)) endAttemptOf(sessionId);
  }, [outcome, sessionId]);
  useEffect(() => {
    if (outcome === 'lost') void navigate(paths.checkout, { replace: true });
    if (outcome === 'later') void navigate(settingsAt('plan'), { replace: true });
  }, [outcome, navigate]);

  if (outcome === 'in') return <OrderComplete trial={trial} coach={coach} />;
  if (outcome === 'open' || outcome === 'expired') {
    return (
      <SuccessPage coach={coach} heading={t('success.openHeading')} lead={t('success.openText')}>
        <ButtonLink variant="primary" as={Link} to={paths.checkoutPayment}>
          {t('success.openAction')}
        </ButtonLink>
      </SuccessPage>
    );
  }
  if (outcome === 'trialHad') {
    return (
      <SuccessPage coach={coach} heading={t('success.trialHadHeading')} lead={t('success.trialHadText')}>
        <ButtonLink variant="primary" as={Link} to={paths.checkoutMembership}>
          {t('success.trialHadAction')}
        </ButtonLink>
      </SuccessPage>
    );
  }
  if (outcome === 'slow') {
    return (
      <SuccessPage coach={coach} heading={t('success.slowHeading')} lead={t('success.slowText')} live>
        <Button onClick={askAgain}>{t('success.ask')}</Button>
      </SuccessPage>
    );
  }
  return <SuccessPage coach={coach} heading={t('success.waitingHeading')} lead={t('success.waitingText')} live />;
}
