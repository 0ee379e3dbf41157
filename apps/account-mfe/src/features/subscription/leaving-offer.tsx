import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { pressed } from '@greenroom/analytics';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Body, Button, Card, Head, Row, Stack } from '@greenroom/shared-ui';
import type { PaidPlan } from './plan-statement.ts';
import { useCommerceOfferQuery, useCommerceOfferTakeMutation } from './subscription-api.ts';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

const Offer = styled(Card)`
  padding: 20px;
`;

interface LeavingOfferProps {
  subscription: PaidPlan;
  onTaken(): unknown;
  onPause(): void;
}

/**
 * Offers a discount on the next charge, or a pause. It is shown above the cancel button and never in its way:
 * canceling takes one click with or without it.
 */
export function LeavingOffer({ subscription, onTaken, onPause }: LeavingOfferProps): ReactNode {
  const t = subscriptionMessages.useText();
  const params = { subscriptionId: subscription.id };
  const { currentData } = useCommerceOfferQuery({ params });
  const [take, { isLoading, error }] = useCommerceOfferTakeMutation();
  const [declined, setDeclined] = useState(false);
  const pausable = subscription.actions.includes('pause');
  const offer = currentData?.offer;
  if (declined || (!offer && !pausable)) return null;
  const agree = async () => {
    const { error: failed } = await take({ params });
    if (!failed) await onTaken();
  };
  return (
    <Offer as="section" aria-label={t('offer.title')}>
      <Stack gap={3} start>
        <Head as="h3">{t('offer.title')}</Head>
        {offer && (
          <Body tone={2}>
            {t('offer.text', { price: sayMoney(offer.price), usual: sayMoney(offer.usual), day: sayDay(offer.at) })}
          </Body>
        )}
        {pausable && <Body tone={2}>{t(offer ? 'offer.pause' : 'offer.pauseOnly')}</Body>}
        {error !== undefined && <SubscriptionTrouble error={error} />}
        <Row wrap gap={3}>
          {offer && (
            <Button
              size="s"
              busy={isLoading}
              busyLabel={t('sending')}
              onClick={() => void agree()}
              {...pressed('subscription.offer.take')}
            >
              {t('offer.take', { price: sayMoney(offer.price) })}
            </Button>
          )}
          {pausable && (
            <Button size="s" aria-haspopup="dialog" onClick={onPause}>
              {t('pause.open')}
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => setDeclined(true)} {...pressed('subscription.offer.decline')}>
            {t('offer.decline')}
          </Button>
        </Row>
      </Stack>
    </Offer>
  );
}
