import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { useFetchUser, usePaywall } from '@greenroom/auth';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { Link } from '@greenroom/navigation';
import { Button, ButtonLink, Card, Fine, Head, Icon, Row, Small, Stack } from '@greenroom/shared-ui';
import { useCommerceSubscriptionContinueMutation } from './subscription-api.ts';
import { fillings } from './state-texts.ts';
import { TrialCard } from './trial-card.tsx';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

const Now = styled(Card)`
  padding: 20px;
`;

/** How it stands, in a sentence or two, with the one thing to do about it. */
export function StateCard({ subscription }: { subscription: SubscriptionRecord }): ReactNode {
  const t = subscriptionMessages.useText();
  const { state, tier, originatorType, pendingSwitch } = subscription;
  if (state === 'trial') return <TrialCard subscription={subscription} />;
  const kind = originatorType === 'EnterpriseSubscription' ? 'enterprise' : state;
  const fill = { ...fillings(subscription), plan: t(tier === 'monthly' ? 'plan.monthly' : 'plan.annual') };
  return (
    <Now as="article">
      <Stack gap={2} start>
        <Fine tone={3}>{t(`state.${kind}`)}</Fine>
        <Head as="h3">{t(`title.${kind}`, fill)}</Head>
        <Small tone={2}>{t(kind === 'active' && pendingSwitch ? 'text.switching' : `text.${kind}`, fill)}</Small>
        <WayOn subscription={subscription} />
      </Stack>
    </Now>
  );
}

function WayOn({ subscription }: { subscription: SubscriptionRecord }): ReactNode {
  const t = subscriptionMessages.useText();
  const paywall = usePaywall();
  const fetchUser = useFetchUser();
  const [goOn, { isLoading, error }] = useCommerceSubscriptionContinueMutation();
  const { id, state, actions, managedAt } = subscription;
  const stay = async () => {
    const { error: failed } = await goOn({ params: { subscriptionId: id ?? '' } });
    if (!failed) await fetchUser();
  };
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
