import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { usePaywall, usePlansOff } from '@greenroom/auth';
import type { PlanTier, SubscriptionRecord } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, Card, Fine, Head, Icon, Row, Small, Stack } from '@greenroom/shared-ui';
import { useCommerceSubscriptionContinueMutation } from './subscription-api.ts';
import type { PlanAction } from './after-action.ts';
import { PayOpen } from './pay-open.tsx';
import { chargeAfterPause, isPaidPlan, planStatement, type PlanStatement } from './plan-statement.ts';
import { ResumeButton } from './resume-button.tsx';
import { TrialCard } from './trial-card.tsx';
import type { Payment } from './use-payment.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages, type SubscriptionText } from './messages/index.ts';

const Now = styled(Card)`
  padding: 20px;
`;

interface StateCardProps {
  subscription: SubscriptionRecord;
  payment: Payment;
  /** @param changed the plan after a change that may wait for its payment */
  onDone(what: PlanAction, changed?: SubscriptionRecord): unknown;
}

/** Shows the plan's state in a sentence or two, with the one action it needs. */
export function StateCard({ subscription, payment, onDone }: StateCardProps): ReactNode {
  const t = subscriptionMessages.useText();
  const statement = planStatement(subscription);
  const { kind, fill } = statement;
  const plansOff = usePlansOff();
  if (kind === 'none' && plansOff)
    return (
      <Now as="article">
        <Stack gap={2}>
          <Head as="h2">{t('open.title')}</Head>
          <Small tone={2}>{t('open.text')}</Small>
        </Stack>
      </Now>
    );
  if (kind === 'trial') return <TrialCard subscription={subscription} trialEndsAt={fill.trialEndsAt} />;
  return (
    <Now as="article">
      <Stack gap={2} start>
        <Fine tone={3}>{t(`state.${groups[kind]}`)}</Fine>
        <Head as="h2">{titleOf(t, statement, subscription.tier)}</Head>
        <Small tone={2}>{t(`text.${kind}`, { ...fill })}</Small>
        <WayOn subscription={subscription} payment={payment} onDone={onDone} />
      </Stack>
    </Now>
  );
}

/** Statements that share a label and a title. */
const groups = {
  none: 'none',
  apple: 'apple',
  parent: 'parent',
  enterprise: 'enterprise',
  granted: 'granted',
  granted_until: 'granted',
  active: 'active',
  renewing: 'active',
  pausing: 'active',
  paused: 'paused',
  confirming_switch: 'active',
  confirming_resume: 'paused',
  switching_monthly: 'active',
  switching_annual: 'active',
  canceled: 'canceled',
  canceled_for_good: 'canceled',
  canceled_trial: 'canceled_trial',
  canceled_trial_for_good: 'canceled_trial',
  past_due: 'past_due',
  past_due_to_pay: 'past_due',
  past_due_without_card: 'past_due',
} as const;

function titleOf(
  t: SubscriptionText,
  { kind, fill }: Exclude<PlanStatement, { kind: 'trial' }>,
  tier: PlanTier | null,
) {
  const group = groups[kind];
  if (group === 'active') return t(tier === 'monthly' ? 'plan.monthly' : 'plan.annual');
  return t(`title.${group}`, { ...fill });
}

function WayOn({ subscription, payment, onDone }: StateCardProps): ReactNode {
  const t = subscriptionMessages.useText();
  const paywall = usePaywall();
  const [goOn, { isLoading, error }] = useCommerceSubscriptionContinueMutation();
  const { id, state, actions, managedAt } = subscription;
  const stay = async () => {
    const { error: failed } = await goOn({ params: { subscriptionId: id ?? '' } });
    if (!failed) await onDone('continue');
  };
  if (actions.includes('pay') || actions.includes('withdraw_update'))
    return <PayOpen subscription={subscription} payment={payment} />;
  if (actions.includes('create'))
    return (
      <ButtonLink size="s" as={Link} to={paywall}>
        {t('seePlans')}
      </ButtonLink>
    );
  if (actions.includes('continue') && id !== null)
    return (
      <>
        <SubscriptionTrouble error={error} />
        <Button
          size="s"
          busy={isLoading}
          busyLabel={t('sending')}
          onClick={() => void stay()}
          {...pressed('subscription.continue')}
        >
          {t(state === 'canceled_trial' ? 'subscribe' : 'reactivate')}
        </Button>
      </>
    );
  if (state === 'paused' && actions.includes('resume') && isPaidPlan(subscription))
    return (
      <ResumeButton
        subscriptionId={subscription.id}
        label={t('resume.now', { charge: chargeAfterPause(subscription) })}
        onDone={(changed) => onDone('resume', changed)}
      />
    );
  if (actions.includes('manage_elsewhere') && managedAt !== null)
    return (
      <Row>
        <ButtonLink size="s" href={managedAt} target="_blank" rel="noopener noreferrer">
          {t(state === 'apple' ? 'openApple' : 'openParent')}
          <Icon of={ExternalLink} />
        </ButtonLink>
      </Row>
    );
  return null;
}
