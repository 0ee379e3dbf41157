import type { ReactNode } from 'react';
import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { Button, Figures, Row } from '@greenroom/shared-ui';
import { SettingLine } from '../../shared/setting/index.ts';
import { BillingLine } from './billing-line.tsx';
import { useCommerceSwitchWithdrawMutation } from './subscription-api.ts';
import type { PlanAction } from './after-action.ts';
import type { Asking } from './dialog-props.ts';
import { isPaidPlan, monthlyPrice } from './plan-statement.ts';
import { ResumeButton } from './resume-button.tsx';
import { SubscriptionTrouble } from './trouble.tsx';
import { subscriptionMessages } from './messages/index.ts';

interface PlanLinesProps {
  subscription: SubscriptionRecord;
  ask(what: Asking): void;
  onDone(what: PlanAction): void;
}

/** States in which the price is charged again unless the user cancels. */
const renewing: ReadonlySet<SubscriptionRecord['state']> = new Set(['active', 'trial', 'past_due']);

/** Shows what is paid and how, with buttons to change it. Nothing if nothing is paid here. */
export function PlanLines({ subscription, ask, onDone }: PlanLinesProps): ReactNode {
  const t = subscriptionMessages.useText();
  if (!isPaidPlan(subscription)) return null;
  const { id, state, tier, actions, pendingSwitch, pause, discounted, nextCharge } = subscription;
  const annual = tier === 'annual';
  return (
    <div>
      {renewing.has(state) && (
        <SettingLine
          title={
            <Figures>{t(annual ? 'billed.annual' : 'billed.monthly', { monthly: monthlyPrice(subscription) })}</Figures>
          }
          action={
            actions.includes('switch') && (
              <Button size="s" aria-haspopup="dialog" onClick={() => ask('switch')}>
                {t(annual ? 'switch.toMonthly' : 'switch.toAnnual')}
              </Button>
            )
          }
        />
      )}
      {pendingSwitch && (
        <PendingSwitch
          id={id}
          pending={pendingSwitch}
          revocable={actions.includes('withdraw_switch')}
          onDone={onDone}
        />
      )}
      {pause && state === 'active' && (
        <SettingLine
          title={<Figures>{t('pause.planned', { from: sayDay(pause.from), until: sayDay(pause.until) })}</Figures>}
          action={
            actions.includes('resume') && (
              <ResumeButton subscriptionId={id} label={t('pause.withdraw')} onDone={() => onDone('resume')} />
            )
          }
        />
      )}
      {actions.includes('pause') && (
        <SettingLine
          title={t('pause.line')}
          text={t('pause.line.text')}
          action={
            <Button size="s" aria-haspopup="dialog" onClick={() => ask('pause')}>
              {t('pause.open')}
            </Button>
          }
        />
      )}
      {(actions.includes('coupon') || (discounted && nextCharge)) && (
        <SettingLine
          title={t('coupon.line')}
          text={
            discounted &&
            nextCharge && (
              <Figures>{t('coupon.holds', { charge: sayMoney(nextCharge), day: sayDay(nextCharge.at) })}</Figures>
            )
          }
          action={
            actions.includes('coupon') && (
              <Button size="s" aria-haspopup="dialog" onClick={() => ask('coupon')}>
                {t('coupon.open')}
              </Button>
            )
          }
        />
      )}
      <CardLine subscription={subscription} ask={ask} />
      <BillingLine onEdit={() => ask('billing')} />
    </div>
  );
}

function CardLine({ subscription: { card, actions }, ask }: Pick<PlanLinesProps, 'subscription' | 'ask'>): ReactNode {
  const t = subscriptionMessages.useText();
  if (!card && !actions.includes('payment_method')) return null;
  return (
    <SettingLine
      title={<Figures>{card ? t('card.ending', { last4: card.last4 }) : t('card.none')}</Figures>}
      text={
        card && (
          <Figures>
            {t('card.expires', { month: twoDigits(card.expMonth), year: twoDigits(card.expYear % 100) })}
          </Figures>
        )
      }
      action={
        actions.includes('payment_method') && (
          <Row wrap gap={3}>
            {card && (
              <Button size="s" variant="quiet" aria-haspopup="dialog" onClick={() => ask('cards')}>
                {t('cards.open')}
              </Button>
            )}
            <Button size="s" aria-haspopup="dialog" onClick={() => ask('card')}>
              {t(card ? 'card.change' : 'card.add')}
            </Button>
          </Row>
        )
      }
    />
  );
}

interface PendingSwitchProps {
  id: string;
  pending: NonNullable<SubscriptionRecord['pendingSwitch']>;
  revocable: boolean;
  onDone(what: PlanAction): void;
}

function PendingSwitch({ id, pending: { tier, at, price }, revocable, onDone }: PendingSwitchProps): ReactNode {
  const t = subscriptionMessages.useText();
  const [withdraw, { isLoading, error }] = useCommerceSwitchWithdrawMutation();
  const stay = async () => {
    const { error: failed } = await withdraw({ params: { subscriptionId: id } });
    if (!failed) onDone('withdraw_switch');
  };
  const fill = { day: sayDay(at), price: sayMoney({ amount: price.unitAmount, currency: price.currency }) };
  return (
    <SettingLine
      title={t(tier === 'monthly' ? 'switch.pendingMonthly' : 'switch.pendingAnnual', fill)}
      action={
        revocable && (
          <Button size="s" busy={isLoading} busyLabel={t('sending')} onClick={() => void stay()}>
            {t('switch.withdraw')}
          </Button>
        )
      }
    >
      {error !== undefined && <SubscriptionTrouble error={error} />}
    </SettingLine>
  );
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
