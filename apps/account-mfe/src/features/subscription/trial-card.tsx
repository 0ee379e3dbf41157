import styled from '@emotion/styled';
import { Bell } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { commerceFigures, type SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Body, Card, Figures, Row, Small, Tag } from '@greenroom/shared-ui';
import { daysBefore, daysUntil } from './days.ts';
import { subscriptionMessages } from './messages/index.ts';

const Now = styled(Card)`
  padding: clamp(20px, 3vw, 32px);
`;

const Left = styled.p`
  margin-top: 8px;
  font: 300 clamp(40px, 6vw, 54px) / 1 var(--font-display);
  font-feature-settings: 'lnum';
`;

const Week = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  margin: var(--s-5) 0 10px;
  i {
    height: 6px;
    border-radius: 1px;
    background: var(--surface-3);
  }
  i[data-gone] {
    background: var(--text);
  }
`;

const Charge = styled(Small)`
  strong {
    display: block;
    color: var(--text);
    font-weight: 560;
  }
`;

interface TrialCardProps {
  subscription: SubscriptionRecord;
  trialEndsAt: string;
}

/**
 * Shows a trial: its remaining time, the charge at its end, and how to cancel. From three days before its end it is
 * announced to screen readers.
 */
export function TrialCard({ subscription, trialEndsAt }: TrialCardProps): ReactNode {
  const t = subscriptionMessages.useText();
  const [now] = useState(() => new Date());
  const { tier, nextCharge } = subscription;
  const trialEnds = sayDay(trialEndsAt);
  const charge = nextCharge && { charge: sayMoney(nextCharge), chargeOn: sayDay(nextCharge.at) };
  const left = daysUntil(trialEndsAt, now);
  const { trialDays, reminderDays } = commerceFigures;
  const days = Math.max(trialDays, left);
  const ends = left <= reminderDays;
  return (
    <Now as="article">
      <Row between wrap align="start">
        <div>
          <Body tone={2}>{t(tier === 'monthly' ? 'trial.monthly' : 'trial.annual')}</Body>
          <Left>{t('trial.left', { days: left })}</Left>
        </div>
        {charge && (
          <Charge tone={2}>
            {t('trial.firstCharge')}
            <strong>
              <Figures>{t('trial.chargeOn', charge)}</Figures>
            </strong>
          </Charge>
        )}
      </Row>
      <Week role="img" aria-label={t('trial.day', { day: Math.min(days, days - left + 1), days })}>
        {Array.from({ length: days }, (_, index) => (
          <i key={index} data-gone={index < days - left || undefined} />
        ))}
      </Week>
      <div role={ends ? 'status' : undefined}>
        {ends && (
          <Tag icon={Bell} tone="warn">
            {t('trial.endsSoon', { trialEnds })}
          </Tag>
        )}
      </div>
      <Small tone={2}>
        {!ends && t('trial.text', { trialEnds, remindedOn: daysBefore(trialEndsAt, reminderDays) })}
        {ends && (charge ? t('trial.last', charge) : t('trial.lastFree'))}
      </Small>
    </Now>
  );
}
